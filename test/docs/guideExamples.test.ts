import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { blocks } from '../support/markdown'
import { change, visit } from '../support/page'
import { haveSaved } from '../support/savedItems'
import { openWire } from '../support/wire'
import { filesUnder, fileText } from './reference'

/** A document with every field that the examples of the guide bind. */
const DOCUMENT = {
  id: '17',
  title: 'Cabin by the lake',
  url: '/places/17',
  images: ['/pictures/17.svg'],
  price: 120,
  amenities: ['sauna', 'boat'],
  teaser: '<p>Quiet.</p>',
  latlng: '44.05,-121.31',
}

/** Pages whose examples have their own test: they show mistakes. */
const MISTAKES = 'docs/guide/troubleshooting.md'

const guide = filesUnder('docs/guide', /\.md$/).filter((path) => path !== 'docs/guide/README.md')
const examples = guide
  .filter((path) => path !== MISTAKES)
  .flatMap((path) => blocks(fileText(path), 'html').map((html, i) => [path, i + 1, html] as const))

describe('the examples of the guide', () => {
  it('exist on each page', () => {
    const pages = new Set(examples.map(([path]) => path))
    expect(guide.filter((path) => !pages.has(path))).toEqual([MISTAKES])
  })

  it.each(examples)(
    'mount without a message on the console: %s, example %i',
    async (_path, _number, html) => {
      // Where nothing is saved, a page of saved items sends no request.
      if (html.includes('solr.saved')) haveSaved(['17'])
      const wire = openWire()
      const api = await visit(pageOf(html))
      const facets = { city: { Lugano: 1 }, bedrooms: { 2: 1 }, amenities: { Dock: 1 } }
      if (html.includes('data-vitrine-answer')) expect(wire.waiting()).toEqual([])
      else await change(() => wire.answer(anAnswer({ docs: [DOCUMENT], facets })))
      const { widgets, problems } = api.doctor()
      expect(problems.map(({ message }) => message).filter(isUnexpected)).toEqual([])
      expect(widgets.length).toBeGreaterThan(0)
      expect(takeConsole().filter(isUnexpected)).toEqual([])
    },
  )
})

/** jsdom has no IndexedDB, so the example with `doc_cache` raises this warning here. */
function isUnexpected(message: string): boolean {
  return !message.includes('indexedDB is not defined')
}

/** The example as a page; an example without a search gets one. */
function pageOf(html: string): string {
  // A first answer is one of today.
  const today = html.replace(/"time": \d+/, `"time": ${Date.now()}`)
  const page = new DOMParser().parseFromString(today, 'text/html')
  const settings = page.head.querySelector('[data-vitrine-settings]')?.outerHTML ?? ''
  const markup = settings + page.body.innerHTML
  if (page.querySelector('[data-vitrine="search"]')) return markup
  const config = 'data-vitrine-solr.url="/solr/select" data-vitrine-solr.return_full_docs="false"'
  return `<main id="listings" data-vitrine="search" ${config}>${markup}<div data-vitrine="results"></div></main>`
}
