import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { aVisitor, visit } from '../../../support/page'
import { configured, mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

const cities = { Bern: 3, Thun: 2, Basel: 7 }

function aFacet(settings: object = {}, own: object = {}) {
  return {
    data: { field: 'city' },
    settings: { settings: own },
    settings_global: { settings: { riotjs_label: 'City', ...settings } },
  }
}

async function arrive(facet: object | string = aFacet(), counts: Record<string, number> = cities) {
  const wire = openWire()
  await visit(searchElement(mountPoints('facets', 'results'), { facets: [facet] }))
  await wire.answer(anAnswer({ facets: { city: counts } }))
  await aMoment()
  return { wire, visitor: aVisitor() }
}

const group = (name = 'City') => within(screen.getByRole('group', { name }))
const boxes = (name?: string) => group(name).queryAllByRole('checkbox')
const rows = (name?: string) =>
  boxes(name).map(
    (box) =>
      `${(box as HTMLInputElement).checked ? '[x]' : '[ ]'} ${box.closest('label')?.textContent}`,
  )
const value = (name: RegExp) => screen.getByRole('checkbox', { name })
const answer = (counts: Record<string, number> = cities) => anAnswer({ facets: { city: counts } })

describe("a facet's values", () => {
  it('are listed alphabetically with their counts, in a group with its label (spec 4.2)', async () => {
    await arrive()
    expect(rows()).toEqual(['[ ] Basel 7', '[ ] Bern 3', '[ ] Thun 2'])
  })

  it('are asked for with what the facet says', async () => {
    const { wire } = await arrive(
      aFacet({ hard_limit: 50, facet_missing: true, facet_mincount: 2, operator: 'or' }),
    )
    const body = new URLSearchParams(wire.bodies[0])
    expect(body.get('facet.field')).toBe('{!ex=city}city')
    expect(body.get('f.city.facet.limit')).toBe('50')
    expect(body.get('f.city.facet.missing')).toBe('true')
    expect(body.get('f.city.facet.mincount')).toBe('2')
  })

  it('that match the exclude pattern are hidden (spec 5.2)', async () => {
    await arrive(aFacet({}, { exclude: '^B' }))
    expect(rows()).toEqual(['[ ] Thun 2'])
  })

  it('are shown as they are, whatever they are', async () => {
    const counts = Object.fromEntries([
      ['<b>x</b>', 1],
      ['__proto__', 2],
      ['constructor', 3],
      [' ', 4],
      ['مرحبا', 5],
    ])
    await arrive(aFacet(), counts)
    expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual(
      expect.arrayContaining(['<b>x</b> 1', '__proto__ 2', 'constructor 3', 'Empty 4', 'مرحبا 5']),
    )
    await aVisitor().click(value(/__proto__/))
    expect(value(/__proto__/)).toBeChecked()
    expect(location.hash).toBe('#fq=city:__proto__')
  })

  it('are amounts of money where the currency flag is set (spec 3.3)', async () => {
    const facet = { ...aFacet(), options: { currency: true } }
    await arrive(facet, { '1250': 2, 'on request': 1 })
    expect(rows()).toEqual(['[ ] $1,250 2', '[ ] on request 1'])
  })

  it('that nobody counts are no facet', async () => {
    await arrive(aFacet(), {})
    expect(screen.queryByRole('group', { name: 'City' })).toBeNull()
  })
})

describe('choosing a value (spec 4.2)', () => {
  it('adds its filter, and choosing it again removes it', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:* city:Bern'])
    expect(value(/Bern/)).toBeChecked()
    await wire.answer(answer({ Bern: 3 }))
    await visitor.click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(value(/Bern/)).not.toBeChecked()
  })

  it('adds each filter beside the others', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/Bern/))
    await wire.answer(answer())
    await visitor.click(value(/Thun/))
    expect(wire.waiting()).toEqual(['q=*:* city:Bern city:Thun'])
  })

  it("with operator 'or' makes one filter of all, which the facet's counts leave out", async () => {
    const { wire, visitor } = await arrive(aFacet({ operator: 'or' }))
    await visitor.click(value(/Bern/))
    await wire.answer(answer())
    await visitor.click(value(/Thun/))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=city}city:( Bern OR Thun )'])
    expect(new URLSearchParams(wire.last().body).get('facet.field')).toBe('{!ex=city}city')
    await wire.answer(answer())
    expect(rows()).toEqual(['[ ] Basel 7', '[x] Bern 3', '[x] Thun 2'])
    await visitor.click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=city}city:( Thun )'])
    await wire.answer(answer())
    await visitor.click(value(/Thun/))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('in single mode replaces the other', async () => {
    const { wire, visitor } = await arrive(aFacet({ limit_active_items: true }))
    await visitor.click(value(/Bern/))
    await wire.answer(answer())
    await visitor.click(value(/Thun/))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=city}city:Thun'])
    expect(rows()).toEqual(['[ ] Basel 7', '[ ] Bern 3', '[x] Thun 2'])
  })

  it('keeps the focus on it, through the answer too', async () => {
    const { wire, visitor } = await arrive()
    const bern = value(/Bern/)
    bern.focus()
    await visitor.keyboard(' ')
    expect(bern).toHaveFocus()
    await wire.answer(answer({ Bern: 3, Zug: 1 }))
    await aMoment()
    expect(value(/Bern/)).toBe(bern)
    expect(bern).toHaveFocus()
    expect(bern).toBeChecked()
  })

  it('stays, with the focus on it, when it is taken away from an empty result, until the next answer', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/Bern/))
    await wire.answer(anAnswer({ docs: [], numFound: 0, facets: { city: {} } }))
    await visitor.click(value(/Bern/))
    expect(rows()).toEqual(['[ ] Bern 0'])
    expect(value(/Bern/)).toHaveFocus()
    await wire.answer(answer())
    expect(rows()).toEqual(['[ ] Basel 7', '[ ] Bern 3', '[ ] Thun 2'])
    expect(value(/Bern/)).toHaveFocus()
  })

  it('keeps it listed, at count 0 too', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/Bern/))
    await wire.answer(answer({ Thun: 1 }))
    await aMoment()
    expect(rows()).toEqual(['[x] Bern 0', '[ ] Thun 1'])
    await visitor.click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('that was chosen in a link is listed before any answer counts it', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('facets'), { facets: [aFacet()] }), {
      fragment: 'fq=city%3AGenf',
    })
    await wire.answer(answer())
    expect(rows()).toContain('[x] Genf 0')
  })

  it('of documents without the field has a filter of its own', async () => {
    const { wire, visitor } = await arrive(aFacet({ facet_missing: true }), { Bern: 3, '': 4 })
    expect(rows()).toEqual(['[ ] Bern 3', '[ ] None 4'])
    await visitor.click(value(/None/))
    expect(wire.waiting()).toEqual(['q=*:* -city:[* TO *]'])
    expect(value(/None/)).toBeChecked()
  })

  it('quotes and escapes what Solr would read (spec 5.1)', async () => {
    const { wire, visitor } = await arrive(aFacet(), { 'New York': 1, 'a:b "c"': 2, 'x*': 3 })
    await visitor.click(value(/New York/))
    await wire.answer(answer({ 'New York': 1, 'a:b "c"': 2, 'x*': 3 }))
    await visitor.click(value(/a:b/))
    await wire.answer(answer({ 'New York': 1, 'a:b "c"': 2, 'x*': 3 }))
    await visitor.click(value(/x\*/))
    expect(wire.waiting()).toEqual(['q=*:* city:"New York" city:"a:b \\"c\\"" city:x\\*'])
  })
})

describe('a long facet', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`Town ${String(i + 1).padStart(4, '0')}`, 1]),
    )

  it('shows ten values, and the rest on demand', async () => {
    const { visitor } = await arrive(aFacet(), many(15))
    expect(boxes()).toHaveLength(10)
    const more = screen.getByRole('button', { name: 'Show 5 more' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await visitor.click(more)
    expect(boxes()).toHaveLength(15)
    await visitor.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
    expect(boxes()).toHaveLength(10)
  })

  it('shows a chosen value beyond the first ten', async () => {
    const { wire, visitor } = await arrive(aFacet(), many(15))
    await visitor.click(screen.getByRole('button', { name: 'Show 5 more' }))
    await visitor.click(value(/Town 0015/))
    await wire.answer(answer(many(15)))
    await visitor.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(boxes()).toHaveLength(11)
    expect(screen.getByRole('button', { name: 'Show 4 more' })).toBeVisible()
  })

  it('has a box to find a value from twenty on, whatever the case', async () => {
    const { visitor } = await arrive(aFacet(), { ...many(25), Zürich: 4 })
    const find = screen.getByRole('searchbox', { name: 'Find in City' })
    await visitor.type(find, 'züR')
    expect(rows()).toEqual(['[ ] Zürich 4'])
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull()
    await visitor.type(find, 'x')
    expect(group().getByText('No value matches.')).toBeVisible()
    await visitor.clear(find)
    expect(boxes()).toHaveLength(10)
  })

  it('has no such box with fewer', async () => {
    await arrive(aFacet(), many(19))
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('of a thousand values can be shown whole, and a value far down be chosen', async () => {
    const { wire, visitor } = await arrive(aFacet({ hard_limit: -1 }), many(1000))
    await visitor.click(screen.getByRole('button', { name: 'Show 990 more' }))
    await aMoment()
    expect(document.querySelectorAll('.vitrine-facet__group')).toHaveLength(20)
    const last = [...document.querySelectorAll<HTMLInputElement>('.vitrine-facet__check')].at(-1)!
    await visitor.click(last)
    expect(wire.waiting()).toEqual(['q=*:* city:"Town 1000"'])
    expect(last.checked).toBe(true)
  })
})

describe('the facets widget', () => {
  it('shows every configured facet, in their order', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('facets'), { facets: [aFacet(), 'region'] }))
    await wire.answer(anAnswer({ facets: { city: cities, region: { North: 1 } } }))
    expect(
      screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent),
    ).toEqual(['City', 'region'])
  })

  it('shows as many values as it is told', async () => {
    const wire = openWire()
    await visit(
      searchElement('<div data-vitrine="facets" data-vitrine-shown="2"></div>', {
        facets: [aFacet()],
      }),
    )
    await wire.answer(answer())
    expect(rows()).toEqual(['[ ] Basel 7', '[ ] Bern 3'])
  })
})

describe('the facet widget (spec 3.3)', () => {
  const facetWidget = (settings: object, solr: object = {}) =>
    searchElement(
      `<div data-vitrine="facet" ${configured({ field: 'city', ...settings })}></div>`,
      solr,
    )

  it('brings its facet along: label, operator, exclude, missing', async () => {
    const wire = openWire()
    await visit(
      facetWidget({ label: 'Town', operator: 'or', exclude: 'Bas', facet_missing: 1, id: 'towns' }),
    )
    await wire.answer(anAnswer({ facets: { city: { ...cities, '': 1 } } }))
    expect(rows('Town')).toEqual(['[ ] Bern 3', '[ ] Thun 2', '[ ] None 1'])
    await aVisitor().click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=city}city:( Bern )'])
  })

  it("leaves the component's own facet of the field as it is, but for the label", async () => {
    const wire = openWire()
    await visit(facetWidget({ label: 'Town', operator: 'or' }, { facets: [aFacet()] }))
    await wire.answer(answer())
    expect(rows('Town')).toHaveLength(3)
    expect(new URLSearchParams(wire.bodies[0]).getAll('facet.field')).toEqual(['city'])
  })

  it('may stand twice for one field, and both show the choice', async () => {
    const wire = openWire()
    const one = `<div data-vitrine="facet" ${configured({ field: 'city' })}></div>`
    await visit(searchElement(one + one))
    await wire.answer(answer())
    const [first, second] = screen.getAllByRole('checkbox', { name: /Bern/ })
    await aVisitor().click(first!)
    expect(second).toBeChecked()
    expect(wire.bodies).toHaveLength(2)
  })
})
