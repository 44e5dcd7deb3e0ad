import { takeConsole } from '../../support/console'
import { change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

it('the doctor reports components, widgets, what is not mounted, and why', async () => {
  const wire = openWire()
  const page = await visit(
    searchElement(
      '<div id="list" data-vitrine="results"></div><div id="below" data-vitrine="pagr"></div>',
      { facets: ['city'] },
    ),
    { fragment: 'q=lake' },
  )
  takeConsole()
  expect(page.doctor()).toMatchObject({
    version: '1.2.3',
    components: [
      {
        id: 'listings',
        status: 'pending',
        url: '/solr/select',
        params: { q: 'lake' },
        facets: ['city'],
        numFound: null,
      },
    ],
    widgets: [
      { name: 'search#listings', component: 'listings' },
      { name: 'results#list', component: 'listings' },
    ],
    notMounted: ['pagr#below'],
    problems: [{ level: 'error', element: document.getElementById('below') }],
  })
  await wire.answer()
  expect(page.doctor().components).toMatchObject([{ status: 'ready', numFound: 3 }])
})

it('the doctor drops reports about elements that have left', async () => {
  openWire()
  const page = await visit(
    searchElement(`${mountPoints('results')}<div data-vitrine="pagr"></div>`),
  )
  takeConsole()
  await change(() => document.querySelector('[data-vitrine="pagr"]')?.remove())
  await aMoment()
  expect(page.doctor().problems).toEqual([])
})
