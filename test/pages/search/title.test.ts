import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { clobber } from '../../support/clobber'
import { takeConsole } from '../../support/console'
import { manyCabins } from '../../support/listings'
import { onTestEnd } from '../../support/onTestEnd'
import { aVisitor, change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const widgets = mountPoints('search-box', 'facets', 'results', 'pager')
const listings = (solr: object = {}) => searchElement(widgets, { facets: ['city'], ...solr })
const answer = anAnswer({
  docs: manyCabins(10),
  numFound: 1234,
  facets: { city: { Bern: 3, Thun: 2 } },
})
const search = (text: string) => aVisitor().type(screen.getByRole('textbox'), `${text}{Enter}`)
const choose = (name: RegExp) => aVisitor().click(screen.getByRole('checkbox', { name }))

/** Opens a page called "Stays" with this setting, and waits for its first results. */
async function arrive(title: unknown, html = listings()) {
  document.title = 'Stays'
  Object.assign(window, { vitrineSettings: { title } })
  onTestEnd(() => {
    Reflect.deleteProperty(window, 'vitrineSettings')
  })
  const wire = openWire()
  const page = await visit(html)
  await wire.answer(answer)
  return { wire, page }
}

describe("the document's title", () => {
  it('stays without a query, and names the query once results are shown', async () => {
    const { wire } = await arrive('{q} – {n} results – {title}')
    expect(document.title).toBe('Stays')
    await search('lake')
    expect(document.title).toBe('Stays')
    await wire.answer(answer)
    expect(document.title).toBe('lake – 1,234 results – Stays')
    await choose(/Bern/)
    await wire.answer(anAnswer({ docs: [], numFound: 0, facets: { city: { Bern: 0 } } }))
    expect(document.title).toBe('lake, Bern – 0 results – Stays')
  })

  it('is restored once query and filters are removed', async () => {
    const { wire } = await arrive('{q}')
    await choose(/Bern/)
    await wire.answer(answer)
    expect(document.title).toBe('Bern')
    await choose(/Bern/)
    await wire.answer(answer)
    expect(document.title).toBe('Stays')
  })

  it('names a range as the current filters do', async () => {
    const price = { data: { field: 'price' }, settings: { settings: { widget: 'range' } } }
    document.title = 'Stays'
    const { wire, page } = await arrive('{q}', listings({ facets: [price] }))
    const fq = ['{!tag=price}price:[100 TO 1200]']
    await change(() => page.bus.emit('search:set', { params: { fq } }))
    await wire.answer(answer)
    expect(document.title).toBe('price: $100 to $1,200')
  })

  it('ignores the default query', async () => {
    await arrive('{q}', listings({ default_q: 'house' }))
    expect(document.title).toBe('Stays')
  })

  it('supports plural forms and its own separators', async () => {
    const { wire } = await arrive(['{q}: {n} home | Stays', '{q}: {n} homes, page {page} | Stays'])
    await search('lake')
    await wire.answer(anAnswer({ docs: manyCabins(1), numFound: 1 }))
    expect(document.title).toBe('lake: 1 home | Stays')
    await search(' shore')
    await wire.answer(anAnswer({ docs: manyCabins(10), numFound: 30, start: 10, rows: 10 }))
    expect(document.title).toBe('lake shore: 30 homes, page 2 | Stays')
  })

  it('keeps a title that the page sets meanwhile', async () => {
    const { wire } = await arrive('{q} – {title}')
    document.title = '(2) Stays'
    await search('lake')
    await wire.answer(answer)
    expect(document.title).toBe('lake – (2) Stays')
  })

  it('follows the first search, or the configured one', async () => {
    const box = (id: string) =>
      searchElement(mountPoints('search-box'), { fragment_prefix: id }, id)
    for (const [title, expected] of [
      ['{q}', 'lake'],
      [{ text: '{q}', for: 'lofts' }, 'roof'],
    ] as const) {
      const { wire, page } = await arrive(title, box('cabins') + box('lofts'))
      await wire.answer(answer)
      await change(() => {
        page.bus.emit('search:set', { id: 'cabins', params: { q: 'lake' } })
        page.bus.emit('search:set', { id: 'lofts', params: { q: 'roof' } })
      })
      await wire.answer(answer)
      await wire.answer(answer)
      expect(document.title).toBe(expected)
    }
  })

  it('is restored once the search is removed', async () => {
    const { wire, page } = await arrive('{q}')
    await search('lake')
    await wire.answer(answer)
    expect(document.title).toBe('lake')
    await change(() => page.detach())
    expect(document.title).toBe('Stays')
  })

  it('is set even when an element is named title', async () => {
    const image = document.createElement('img')
    const { wire } = await arrive('{q}')
    clobber(document, 'title', image)
    await search('lake')
    await wire.answer(answer)
    expect(document.querySelector('title')).toHaveTextContent('lake')
  })

  it.each([7, '', [], ['{q}', 3], { text: '{q}', for: 3 }, { tekst: '{q}' }])(
    'stays unchanged when the setting is %j, with a warning',
    async (setting) => {
      const { wire } = await arrive(setting)
      expect(takeConsole()).toEqual([
        expect.stringMatching(
          /^warn: Vitrine: page settings: title must be a text such as .*; it is ignored\.$/,
        ),
      ])
      await search('lake')
      await wire.answer(answer)
      expect(document.title).toBe('Stays')
    },
  )

  it('reports a configured search that does not exist', async () => {
    await arrive({ text: '{q}', for: 'lisitngs' })
    expect(takeConsole()).toEqual([
      'warn: Vitrine: page settings: title.for must be the id of a search component, got "lisitngs". Did you mean "listings"?',
    ])
  })
})
