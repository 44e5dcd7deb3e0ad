import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { aVisitor, visit } from '../../../support/page'
import { searchElement } from '../../../support/searchElement'
import { aMoment, pass } from '../../../support/time'
import { installViewport, scrollTo } from '../../../support/viewport'
import { openWire } from '../../../support/wire'

installViewport()

const name = (i: number) => `Host ${String(i).padStart(4, '0')}`
const hosts = (from: number, count: number, n = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [name(from + i), n]))
const answerOf = (counts: Record<string, number>) => anAnswer({ facets: { host: counts } })

async function arrive(attributes = '', counts = hosts(0, 100)) {
  const wire = openWire()
  await visit(
    searchElement(
      `<div data-vitrine="facet" data-vitrine-field="host" data-vitrine-label="Host" data-vitrine-find="server" ${attributes}></div>`,
    ),
  )
  await aMoment()
  await wire.answer(answerOf(counts))
  await aMoment()
  return { wire, visitor: aVisitor() }
}
const box = () => screen.getByRole('searchbox', { name: 'Find in Host' })
const rows = () => screen.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent)
const last = (bodies: readonly string[]) => new URLSearchParams(bodies.at(-1))

describe('find at the server', () => {
  it('asks Solr once typing rests, in any case, and shows what it finds', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'ZÜ')
    expect(wire.bodies).toHaveLength(1)
    await pass(150)
    expect(wire.bodies).toHaveLength(2)
    const body = last(wire.bodies)
    expect(body.get('facet.field')).toBe('host')
    expect(body.get('f.host.facet.contains')).toBe('ZÜ')
    expect(body.get('f.host.facet.contains.ignoreCase')).toBe('true')
    expect(body.get('rows')).toBe('0')
    await wire.answer(answerOf({ 'Anna Zürcher': 3 }))
    await aMoment()
    expect(rows()).toEqual(['Anna Zürcher 3'])
  })

  it('marks the match', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'zü')
    await pass(150)
    await wire.answer(answerOf({ 'Anna Zürcher <b>': 3 }))
    await aMoment()
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Zü'])
    expect(document.querySelector('b')).toBeNull()
  })

  it('searches what is here at once, while Solr is asked', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), '0042')
    expect(rows()).toEqual(['Host 0042 1'])
    await visitor.type(box(), 'x')
    expect(screen.getByText('Searching…')).toBeVisible()
    await pass(150)
    await wire.answer(answerOf({}))
    await aMoment()
    expect(screen.getByText('No value matches.')).toBeVisible()
  })

  it('aborts the request of an earlier term, and never shows its values', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'a')
    await pass(150)
    await visitor.type(box(), 'b')
    await pass(150)
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> q=*:*', 'x q=*:*', '> q=*:*'])
    expect(last(wire.bodies).get('f.host.facet.contains')).toBe('ab')
  })

  it('asks nothing while a search waits, and does not wait behind it', async () => {
    const { wire, visitor } = await arrive('data-vitrine-operator="or"')
    await visitor.click(screen.getByRole('checkbox', { name: /0000/ }))
    await visitor.type(box(), 'a')
    await pass(150)
    expect(wire.waiting()).toHaveLength(2)
  })

  it('asks nothing where all values are here', async () => {
    const { wire, visitor } = await arrive('', hosts(0, 99))
    await visitor.type(box(), '0042')
    await pass(150)
    expect(wire.bodies).toHaveLength(1)
    expect(rows()).toEqual(['Host 0042 1'])
  })

  it('lists the values again when the term is cleared', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'x')
    await pass(150)
    await visitor.clear(box())
    await aMoment()
    expect(wire.log.at(-1)).toMatch(/^x/)
    expect(rows()).toHaveLength(10)
  })

  it('announces how many values were found', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'zü')
    await pass(150)
    await wire.answer(answerOf({ 'Anna Zürcher': 3, 'Bo Zünd': 1 }))
    await aMoment()
    await pass(1000)
    expect(screen.getByText('2 values')).toBeInTheDocument()
  })

  it('finds again when the search changes', async () => {
    const { wire, visitor } = await arrive('data-vitrine-operator="or"')
    await visitor.type(box(), 'zü')
    await pass(150)
    await wire.answer(answerOf({ 'Anna Zürcher': 3 }))
    await aMoment()
    await visitor.click(screen.getByRole('checkbox', { name: /Anna/ }))
    await wire.answer(answerOf(hosts(0, 100)))
    await aMoment()
    expect(last(wire.bodies).get('f.host.facet.contains')).toBe('zü')
    await wire.answer(answerOf({ 'Anna Zürcher': 2 }))
    await aMoment()
    expect(rows()).toEqual(['Anna Zürcher 2'])
    expect(screen.getByRole('checkbox', { name: /Anna/ })).toBeChecked()
  })

  it('logs a failure, tells the themer, and keeps what is here', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), '0042')
    await pass(150)
    await wire.failNetwork()
    await aMoment()
    expect(takeConsole()).toEqual([
      'error: 0, Failed to fetch',
      'error: Vitrine: search#listings: POST /solr/select had no answer: Failed to fetch',
    ])
    expect(rows()).toEqual(['Host 0042 1'])
  })
})

describe('a list of more values than Solr sends at once', () => {
  const expand = async () => {
    const page = await arrive()
    await page.visitor.click(screen.getByRole('button', { name: 'Show 90 more' }))
    return page
  }
  const more = () => screen.getByRole('button', { name: 'Show more' })

  it('is by name, so that shards leave nothing out; by count where the facet is', async () => {
    const { wire } = await arrive()
    expect(last(wire.bodies).get('f.host.facet.sort')).toBe('index')
    const other = await arrive('data-vitrine-active_sorts="count"')
    expect(last(other.wire.bodies).get('f.host.facet.sort')).toBe('count')
  })

  it('loads the next values when its end is scrolled into view', async () => {
    const { wire } = await expand()
    expect(wire.bodies).toHaveLength(1)
    scrollTo(more())
    expect(last(wire.bodies).get('f.host.facet.offset')).toBe('100')
    await wire.answer(answerOf(hosts(100, 100)))
    await aMoment()
    expect(rows()).toHaveLength(200)
    scrollTo(more())
    expect(last(wire.bodies).get('f.host.facet.offset')).toBe('200')
    await wire.answer(answerOf(hosts(200, 7)))
    await aMoment()
    expect(rows()).toHaveLength(207)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('loads them by a press too, and moves the focus to the first of them', async () => {
    const { wire, visitor } = await expand()
    await visitor.click(more())
    await wire.answer(answerOf(hosts(100, 100)))
    await aMoment()
    expect(screen.getByRole('checkbox', { name: /0100/ })).toHaveFocus()
  })

  it('asks once, however often its end is seen', async () => {
    const { wire, visitor } = await expand()
    await visitor.click(more())
    await visitor.click(more())
    expect(wire.bodies).toHaveLength(2)
  })

  it('counts as many values anew when the search changes', async () => {
    const { wire, visitor } = await expand()
    for (const from of [100, 200]) {
      await visitor.click(more())
      await wire.answer(answerOf(hosts(from, 100)))
      await aMoment()
    }
    await visitor.click(screen.getByRole('checkbox', { name: /0250/ }))
    await wire.answer(answerOf(hosts(0, 100, 2)))
    await aMoment()
    const body = last(wire.bodies)
    expect([body.get('f.host.facet.offset'), body.get('f.host.facet.limit')]).toEqual([
      '100',
      '200',
    ])
    await wire.answer(answerOf(hosts(100, 200, 2)))
    await aMoment()
    expect(rows()).toHaveLength(300)
    expect(rows().every((row) => row?.endsWith(' 2'))).toBe(true)
    expect(screen.getByRole('checkbox', { name: /0250/ })).toBeChecked()
  })
})
