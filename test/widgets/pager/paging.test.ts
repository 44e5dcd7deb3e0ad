import { fireEvent, screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const page = (numFound: number, start = 0, docs = manyCabins(Math.min(10, numFound - start))) =>
  anAnswer({ docs, numFound, start })

async function arrive(widget: string, answer: string, fragment = '') {
  const wire = openWire()
  await visit(searchElement(widget), { fragment })
  await wire.answer(answer)
  return { wire, visitor: aVisitor() }
}

const pager = '<div data-vitrine="pager"></div>'
const nav = () => screen.getByRole('navigation', { name: 'Pages' })
const shown = () => [...nav().querySelectorAll('li')].map((one) => one.textContent)

describe('the pager (spec 2.1, 9)', () => {
  it('has previous, next, numbers and a mark where pages are skipped', async () => {
    await arrive(pager, page(300, 140), 'start=140')
    expect(shown()).toEqual([
      '« Previous',
      ...['1', '2', '…', '11', '12', '13', '14', '15', '16', '17', '18', '19', '…', '29', '30'],
      'Next »',
    ])
    expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('15')
  })

  it('has no dead links at the ends', async () => {
    await arrive(pager, page(30))
    expect(shown()).toEqual(['1', '2', '3', 'Next »'])
    await arrive(pager, page(30, 20), 'start=20')
    expect(shown()).toEqual(['« Previous', '1', '2', '3'])
  })

  it.each([0, 1, 10])('is not there for %p results on pages of ten', async (numFound) => {
    await arrive(pager, page(numFound))
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('names its pages, and leaves the marks to the eye', async () => {
    await arrive(pager, page(300, 140), 'start=140')
    expect(within(nav()).getByRole('link', { name: 'Page 14' })).toHaveTextContent('14')
    const [gap] = within(nav()).getAllByText('…')
    expect(gap).toHaveAttribute('aria-hidden', 'true')
  })

  it('turns to a page, the next and the previous one', async () => {
    const { wire, visitor } = await arrive(pager, page(300))
    await visitor.click(screen.getByRole('link', { name: 'Page 4' }))
    expect(wire.waiting()).toEqual(['q=*:* start=30'])
    await wire.answer(page(300, 30))
    await visitor.click(screen.getByRole('link', { name: 'Next »' }))
    await wire.answer(page(300, 40))
    await visitor.click(screen.getByRole('link', { name: '« Previous' }))
    expect(wire.waiting()).toEqual(['q=*:* start=30'])
    expect(location.hash).toBe('#start=30')
  })

  it('speaks of the page that is shown until the other is there', async () => {
    const { visitor } = await arrive(pager, page(300))
    await visitor.click(screen.getByRole('link', { name: 'Page 4' }))
    expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('1')
  })

  it('links to the very page, with everything that was chosen', async () => {
    await arrive(pager, page(300), 'q=lake&fq=city%3ABern')
    expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute(
      'href',
      '#q=lake&fq=city:Bern&start=30',
    )
    expect(screen.getByRole('link', { name: 'Next »' })).toHaveAttribute('rel', 'next')
  })

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %p to the browser', async (modified) => {
    const { wire } = await arrive(pager, page(300))
    const link = screen.getByRole('link', { name: 'Page 4' })
    // True: nobody took the click.
    expect(fireEvent.click(link, modified)).toBe(true)
    expect(wire.waiting()).toEqual([])
    expect(fireEvent.click(link)).toBe(false)
    expect(wire.waiting()).toEqual(['q=*:* start=30'])
  })

  it("counts pages by the answer's rows", async () => {
    await arrive(pager, anAnswer({ docs: manyCabins(20), numFound: 60, rows: 20 }))
    expect(shown()).toEqual(['1', '2', '3', 'Next »'])
  })

  it('widens its windows as it is told', async () => {
    await arrive(
      '<div data-vitrine="pager" data-vitrine-inner="1" data-vitrine-outer="0"></div>',
      page(300, 140),
      'start=140',
    )
    expect(shown()).toEqual(['« Previous', '1', '…', '14', '15', '16', '…', '30', 'Next »'])
  })
})

describe('the result count', () => {
  const count = mountPoints('result-count')

  it('says which are shown, of how many', async () => {
    await arrive(count, page(2000, 20), 'start=20')
    expect(screen.getByText('21–30 of 2,000')).toBeVisible()
  })

  it('says that there are none', async () => {
    await arrive(count, page(0))
    expect(document.querySelector('.vitrine-result-count')).toHaveTextContent('No results found')
  })

  it('says so on a page behind the last, too', async () => {
    await arrive(count, anAnswer({ docs: [], numFound: 12, start: 50 }), 'start=50')
    expect(document.querySelector('.vitrine-result-count')).toHaveTextContent('No results found')
  })

  it('counts what came on the last page', async () => {
    await arrive(count, page(23, 20), 'start=20')
    expect(screen.getByText('21–23 of 23')).toBeVisible()
  })
})

describe('the sort control', () => {
  const sort = `<div data-vitrine="sort" data-vitrine-options='[{"value": "price asc", "label": "Cheapest"}, {"value": "title asc", "label": "Title"}]'></div>`
  const select = () => screen.getByRole('combobox', { name: 'Sort by' })

  it('has relevance and what it is given, and searches in the chosen order from the start', async () => {
    const { wire, visitor } = await arrive(sort, page(300, 20), 'start=20')
    expect(
      within(select())
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Relevance', 'Cheapest', 'Title'])
    await visitor.selectOptions(select(), 'Cheapest')
    expect(wire.waiting()).toEqual(['q=*:* sort=price asc'])
    expect(location.hash).toBe('#sort=price%20asc')
  })

  it('shows what a link has sorted by, even where it is none of its own', async () => {
    await arrive(sort, page(300), 'sort=title%20asc')
    expect(select()).toHaveDisplayValue('Title')
    await arrive(sort, page(300), 'sort=beds%20desc')
    expect(select()).toHaveDisplayValue('beds desc')
  })

  it('may word relevance itself', async () => {
    await arrive(
      `<div data-vitrine="sort" data-vitrine-options='[{"value": "", "label": "Best"}, {"value": "a asc", "label": "A"}]'></div>`,
      page(300),
    )
    expect(
      within(select())
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Best', 'A'])
  })

  it('is not there with nothing to choose', async () => {
    await arrive('<div data-vitrine="sort"></div>', page(300))
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
