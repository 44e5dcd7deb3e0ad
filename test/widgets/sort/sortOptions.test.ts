import { screen, within } from '@testing-library/react'
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

describe('the sort control', () => {
  const sort = `<div data-vitrine="sort" data-vitrine-options='[{"value": "price asc", "label": "Cheapest"}, {"value": "title asc", "label": "Title"}]'></div>`
  const select = () => screen.getByRole('combobox', { name: 'Sort by' })

  it('lists relevance and its options, and searches from the first page in the chosen order', async () => {
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

  it('shows the sort of the address, even one that is not an option', async () => {
    await arrive(sort, page(300), 'sort=title%20asc')
    expect(select()).toHaveDisplayValue('Title')
    await arrive(sort, page(300), 'sort=beds%20desc')
    expect(select()).toHaveDisplayValue('beds desc')
  })

  it('uses its own label for relevance', async () => {
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

  it('renders nothing without options', async () => {
    await arrive('<div data-vitrine="sort"></div>', page(300))
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
