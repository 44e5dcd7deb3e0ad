import { screen } from '@testing-library/react'
import { furtherEntries } from '../../../mount/extension/furtherEntries'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const answer = (rows: number, start = 0) =>
  anAnswer({ docs: manyCabins(rows), numFound: 200, start })
const rowsOf = (body: string) => new URLSearchParams(body).getAll('rows')
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Results per page' })
const options = () => [...select().options].map(({ text }) => text)

/** Opens a page with a page size of ten, and answers its first search. */
async function arrive({ query = '', fragment = '', attributes = '', address = 'fragment' } = {}) {
  furtherEntries.clear()
  const wire = openWire()
  await visit(
    `<main data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.max_rows="10"
      data-vitrine-solr.address="${address}" data-vitrine-solr.return_full_docs="false">
      <div data-vitrine="page-size" ${attributes}></div>
      <div data-vitrine="results"></div>
      <div data-vitrine="pager"></div>
    </main>`,
    { query, fragment },
  )
  await aMoment()
  const [first = ''] = wire.bodies
  await wire.answer(answer(10))
  await aMoment()
  return { wire, first, visitor: aVisitor() }
}

describe('page-size', () => {
  it('offers the number of the search, twice and four times as many', async () => {
    const { wire, first } = await arrive()
    expect(rowsOf(first)).toEqual(['10'])
    expect(wire.bodies).toHaveLength(1)
    expect(options()).toEqual(['10', '20', '40'])
    expect(select()).toHaveValue('10')
  })

  it('offers its own numbers in order, and that of the search', async () => {
    await arrive({ attributes: 'data-vitrine-sizes="48, 24, 24"' })
    expect(options()).toEqual(['10', '24', '48'])
  })

  it('asks for the chosen number, in one step of history', async () => {
    const { wire, visitor } = await arrive({ fragment: 'start=30' })
    const steps = history.length
    await visitor.selectOptions(select(), '20')
    const { body } = wire.last()
    expect(rowsOf(body)).toEqual(['20'])
    expect(new URLSearchParams(body).getAll('start')).toEqual(['20'])
    expect(location.hash).toContain('rows=20')
    expect(history.length).toBe(steps + 1)
    await wire.answer(answer(20, 20))
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2')
    await visitor.selectOptions(select(), '10')
    expect(location.hash).not.toContain('rows')
  })

  it('stands in the query string, whose pages have the chosen number of results', async () => {
    const { first, wire, visitor } = await arrive({ query: '?pg=2&rows=20', address: 'query' })
    expect(rowsOf(first)).toEqual(['20'])
    expect(new URLSearchParams(first).getAll('start')).toEqual(['20'])
    expect(new URLSearchParams(location.search).get('pg')).toBe('2')
    await visitor.selectOptions(select(), '10')
    expect(rowsOf(wire.last().body)).toEqual(['10'])
    expect(location.search).toBe('?pg=3')
  })

  it.each(['rows=0', 'rows=5000', 'rows=all', 'rows=20%26fl%3D*'])(
    'ignores the address %s',
    async (fragment) => {
      const { first } = await arrive({ fragment })
      expect(rowsOf(first)).toEqual(['10'])
      expect(select()).toHaveValue('10')
    },
  )

  it('shows another number of an address', async () => {
    const { first } = await arrive({ fragment: 'rows=7' })
    expect(rowsOf(first)).toEqual(['7'])
    expect(options()).toEqual(['7', '10', '20', '40'])
  })
})
