import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { manyCabins } from '../../../support/listings'
import { aVisitor, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { openWire } from '../../../support/wire'

const page = (numFound: number, start = 0, docs = manyCabins(Math.min(10, numFound - start))) =>
  anAnswer({ docs, numFound, start })

async function arrive(widget: string, answer: string, fragment = '') {
  const wire = openWire()
  await visit(searchElement(widget), { fragment })
  await wire.answer(answer)
  return { wire, visitor: aVisitor() }
}

describe('the result count', () => {
  const count = mountPoints('result-count')

  it('shows the range of results and their number', async () => {
    await arrive(count, page(2000, 20), 'start=20')
    expect(screen.getByText('21–30 of 2,000')).toBeVisible()
  })

  it('shows a text without results', async () => {
    await arrive(count, page(0))
    expect(document.querySelector('.vitrine-result-count')).toHaveTextContent('No results found')
  })

  it('shows nothing for a page beyond the last one until the last page is there', async () => {
    const { wire } = await arrive(
      count,
      anAnswer({ docs: [], numFound: 12, start: 50, rows: 10 }),
      'start=50',
    )
    expect(document.querySelector('.vitrine-result-count')).toBeNull()
    await wire.answer(page(12, 10))
    expect(screen.getByText('11–12 of 12')).toBeVisible()
  })

  describe('as a heading', () => {
    const heading = mountPoints('result-count').replace(
      'data-vitrine="result-count"',
      '$& data-vitrine-heading="{n} cabin | {n} cabins"',
    )

    it('counts all results, in the plural form of their number', async () => {
      await arrive(heading, page(2178))
      expect(screen.getByRole('heading', { level: 2, name: '2,178 cabins' })).toBeVisible()
      expect(screen.queryByText(/1–10/)).toBeNull()
    })

    it('says one, and none', async () => {
      const { wire, visitor } = await arrive(`${heading}${mountPoints('search-box')}`, page(1))
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^1 cabin$/)
      await visitor.type(screen.getByRole('textbox'), 'zzz{Enter}')
      await wire.answer(page(0))
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^0 cabins$/)
    })
  })

  it('counts the results of the last page', async () => {
    await arrive(count, page(23, 20), 'start=20')
    expect(screen.getByText('21–23 of 23')).toBeVisible()
  })
})
