import { fireEvent, screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { searchElement } from '../../support/searchElement'
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
  it('shows previous, next, page numbers and a gap for skipped pages', async () => {
    await arrive(pager, page(300, 140), 'start=140')
    expect(shown()).toEqual([
      '« Previous',
      ...['1', '2', '…', '11', '12', '13', '14', '15', '16', '17', '18', '19', '…', '29', '30'],
      'Next »',
    ])
    expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('15')
  })

  it('leaves out the link beyond an end', async () => {
    await arrive(pager, page(30))
    expect(shown()).toEqual(['1', '2', '3', 'Next »'])
    await arrive(pager, page(30, 20), 'start=20')
    expect(shown()).toEqual(['« Previous', '1', '2', '3'])
  })

  it.each([0, 1, 10])('renders nothing for %p results on pages of ten', async (numFound) => {
    await arrive(pager, page(numFound))
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('names its pages, and hides gaps from screen readers', async () => {
    await arrive(pager, page(300, 140), 'start=140')
    expect(within(nav()).getByRole('link', { name: 'Page 14' })).toHaveTextContent('14')
    const [gap] = within(nav()).getAllByText('…')
    expect(gap).toHaveAttribute('aria-hidden', 'true')
  })

  it('goes to a page, to the next and to the previous one', async () => {
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

  it('marks the shown page as current until the response arrives', async () => {
    const { visitor } = await arrive(pager, page(300))
    await visitor.click(screen.getByRole('link', { name: 'Page 4' }))
    expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('1')
  })

  it('links to the page with all current parameters', async () => {
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
    // True: no listener prevented the click.
    expect(fireEvent.click(link, modified)).toBe(true)
    expect(wire.waiting()).toEqual([])
    expect(fireEvent.click(link)).toBe(false)
    expect(wire.waiting()).toEqual(['q=*:* start=30'])
  })

  it('counts pages by the rows of the response', async () => {
    await arrive(pager, anAnswer({ docs: manyCabins(20), numFound: 60, rows: 20 }))
    expect(shown()).toEqual(['1', '2', '3', 'Next »'])
  })

  it('applies the options inner and outer', async () => {
    await arrive(
      '<div data-vitrine="pager" data-vitrine-inner="1" data-vitrine-outer="0"></div>',
      page(300, 140),
      'start=140',
    )
    expect(shown()).toEqual(['« Previous', '1', '…', '14', '15', '16', '…', '30', 'Next »'])
  })
})
