import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { visit } from '../../support/page'
import { openWire } from '../../support/wire'

const search = (id: string, name: string) => `
  <div id="${id}" data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.fragment_prefix="${id}" data-vitrine-solr.max_rows="1"
    data-vitrine-solr.return_full_docs="false">
    <div data-vitrine="search-box" data-vitrine-label="Search ${name}"></div>
    <div data-vitrine="results" data-vitrine-label="${name}"></div>
    <div data-vitrine="pager" data-vitrine-label="Pages of ${name}"></div>
  </div>`

it.each(['Cabins', 'Lofts'])(
  'gives the parts of two searches different names: %s',
  async (name) => {
    const wire = openWire()
    await visit(search('a', 'Cabins') + search('b', 'Lofts'))
    await wire.answer(anAnswer({ numFound: 3 }))
    await wire.answer(anAnswer({ numFound: 3 }))
    expect(screen.getByRole('search', { name: `Search ${name}` })).toBeVisible()
    expect(screen.getByRole('textbox', { name: `Search ${name}` })).toBeVisible()
    expect(screen.getByRole('region', { name })).toBeVisible()
    expect(screen.getByRole('navigation', { name: `Pages of ${name}` })).toBeVisible()
  },
)

it("puts the default cards' headings under a heading of the list", async () => {
  const wire = openWire()
  await visit(search('a', 'Cabins'))
  await wire.answer()
  const levels = screen.getAllByRole('heading').map((heading) => heading.tagName)
  expect(levels).toEqual(['H2', 'H3', 'H3', 'H3'])
  expect(screen.getByRole('heading', { name: 'Cabins', level: 2 })).toBeInTheDocument()
})
