import { anAnswer } from '../../../support/answers'
import { visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'
import { aFacet, answer, arrive, rows, value } from './facetPage'

describe('a value of a facet (spec 4.2)', () => {
  it('adds the filter of a value, and removes it on the second click', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:* city:Bern'])
    expect(value(/Bern/)).toBeChecked()
    await wire.answer(answer({ Bern: 3 }))
    await visitor.click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(value(/Bern/)).not.toBeChecked()
  })

  it('adds a separate filter for each value', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/Bern/))
    await wire.answer(answer())
    await visitor.click(value(/Thun/))
    expect(wire.waiting()).toEqual(['q=*:* city:Bern city:Thun'])
  })

  it("joins the values into one tagged filter with operator 'or', which the facet's counts exclude", async () => {
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

  it('replaces the previous value in single mode', async () => {
    const { wire, visitor } = await arrive(aFacet({ limit_active_items: true }))
    await visitor.click(value(/Bern/))
    await wire.answer(answer())
    await visitor.click(value(/Thun/))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=city}city:Thun'])
    expect(rows()).toEqual(['[ ] Basel 7', '[ ] Bern 3', '[x] Thun 2'])
  })

  it('keeps the focus on the value while the response renders', async () => {
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

  it('keeps a value that is deselected in an empty result, with the focus, until the next response', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/Bern/))
    await wire.answer(anAnswer({ docs: [], numFound: 0, facets: { city: {} } }))
    await aMoment()
    await visitor.click(value(/Bern/))
    expect(rows()).toEqual(['[ ] Bern 0'])
    expect(value(/Bern/)).toHaveFocus()
    await wire.answer(answer())
    await aMoment()
    expect(rows()).toEqual(['[ ] Basel 7', '[ ] Bern 3', '[ ] Thun 2'])
    expect(value(/Bern/)).toHaveFocus()
  })

  it('shows a count that changes and comes back in the same row, ticked or not', async () => {
    const { wire, visitor } = await arrive()
    const bern = value(/Bern/)
    await visitor.click(value(/Thun/))
    await wire.answer(answer({ Bern: 5, Thun: 2 }))
    await aMoment()
    expect(rows()).toEqual(['[ ] Bern 5', '[x] Thun 2'])
    await visitor.click(bern)
    await wire.answer(answer({ Bern: 3, Thun: 2 }))
    await aMoment()
    expect(rows()).toEqual(['[x] Bern 3', '[x] Thun 2'])
    expect(value(/Bern/)).toBe(bern)
  })

  it('lists a selected value even with count 0', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/Bern/))
    await wire.answer(answer({ Thun: 1 }))
    await aMoment()
    expect(rows()).toEqual(['[x] Bern 0', '[ ] Thun 1'])
    await visitor.click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('lists a value of the address before the first response', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('facets'), { facets: [aFacet()] }), {
      fragment: 'fq=city%3AGenf',
    })
    await wire.answer(answer())
    expect(rows()).toContain('[x] Genf 0')
  })

  it('filters by documents without the field', async () => {
    const { wire, visitor } = await arrive(aFacet({ facet_missing: true }), { Bern: 3, '': 4 })
    expect(rows()).toEqual(['[ ] Bern 3', '[ ] None 4'])
    await visitor.click(value(/None/))
    expect(wire.waiting()).toEqual(['q=*:* -city:[* TO *]'])
    expect(value(/None/)).toBeChecked()
  })

  it('quotes and escapes special characters (spec 5.1)', async () => {
    const { wire, visitor } = await arrive(aFacet(), { 'New York': 1, 'a:b "c"': 2, 'x*': 3 })
    await visitor.click(value(/New York/))
    await wire.answer(answer({ 'New York': 1, 'a:b "c"': 2, 'x*': 3 }))
    await visitor.click(value(/a:b/))
    await wire.answer(answer({ 'New York': 1, 'a:b "c"': 2, 'x*': 3 }))
    await visitor.click(value(/x\*/))
    expect(wire.waiting()).toEqual(['q=*:* city:"New York" city:"a:b \\"c\\"" city:x\\*'])
  })
})
