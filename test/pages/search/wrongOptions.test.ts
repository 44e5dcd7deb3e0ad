import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { lakeCabin } from '../../support/listings'
import { visit } from '../../support/page'
import { configured, mountPoints } from '../../support/searchElement'
import { openWire } from '../../support/wire'

describe('a search page', () => {
  it('with one bad facet, a bad row count and a misspelt option still searches, and reports all three', async () => {
    const wire = openWire()
    const config = configured({
      solr: {
        url: '/solr/select',
        return_full_docs: false,
        max_rows: 'ten',
        default_qq: 'lake',
        facets: [{ data: { field: 'city' } }, { data: { field: 'type of place' } }],
      },
    })
    const api = await visit(
      `<main id="listings" data-vitrine="search" ${config}>${mountPoints('facets', 'results')}</main>`,
    )
    expect(wire.waiting()).toHaveLength(1)
    await wire.answer(anAnswer({ docs: [lakeCabin], facets: { city: { Lugano: 1 } } }))
    expect(
      within(screen.getByRole('region', { name: 'Results' })).getByRole('heading', { level: 3 }),
    ).toHaveTextContent(lakeCabin.title)
    expect(screen.getByRole('checkbox', { name: /Lugano/ })).toBeVisible()
    const where = 'search#listings: data-vitrine-config'
    const reports = [
      'search#listings: solr.default_qq is not an option and is ignored. Did you mean "default_q"?',
      `${where}: solr.max_rows must be a whole number, got "ten". Its default is used.`,
      `${where}: solr.facets.1.data.field must be a Solr field name (letters, digits, _ . -), got "type of place". solr.facets.1 is left out.`,
    ]
    expect(api.doctor().problems.map(({ message }) => message)).toEqual(reports)
    expect(takeConsole()).toEqual(reports.map((report) => `warn: Vitrine: ${report}`))
  })
})
