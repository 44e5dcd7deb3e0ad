import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { blocks } from '../support/markdown'
import { change, visit } from '../support/page'
import { openWire } from '../support/wire'
import { filesUnder, fileText, referencePage } from './reference'

/** One document with every field that the examples bind. */
const fullDoc = {
  id: '17',
  title: 'Cabin by the lake',
  url: '/places/17',
  images: ['/pictures/17.svg'],
  price: 120,
  amenities: ['sauna', 'boat'],
  teaser: '<p>Quiet.</p>',
}

const examples = filesUnder('docs/reference', /\.md$/).flatMap((page) =>
  blocks(fileText(page), 'html').map((html) => [page, html] as const),
)

describe('the markup of docs/reference', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(8)
  })

  it.each(examples)('mounts without a message on the console: %s: %s', async (_, html) => {
    const wire = openWire()
    const config = `data-vitrine-solr.url="/solr/select" data-vitrine-solr.return_full_docs="false"`
    await visit(`<main id="listings" data-vitrine="search" ${config}>
      ${html}<div data-vitrine="results"></div></main>`)
    await change(() => wire.answer(anAnswer({ docs: [fullDoc] })))
    expect(document.querySelectorAll('[data-vitrine-root]').length).toBeGreaterThan(0)
    expect(takeConsole()).toEqual([])
  })
})

/** The code that the reference shows for site scripts. */
const scripts = blocks(referencePage('bus'), 'js')

describe('the scripts of docs/reference/bus.md', () => {
  it('are shown', () => {
    expect(scripts).toHaveLength(2)
  })

  it.each(scripts)('run without a message on the console: %s', async (script) => {
    const wire = openWire()
    const api = await visit(`
      <main id="listings" data-vitrine="search" data-vitrine-solr.url="/solr/select"
        data-vitrine-solr.return_full_docs="false"></main>
      <div id="terms" hidden><h2>Terms</h2></div> <input id="date">`)
    await change(() => wire.answer(anAnswer({ docs: [fullDoc] })))
    const log = jest.spyOn(console, 'log').mockImplementation(() => {})
    const dateField = document.getElementById('date')
    await change(() => new Function('Vitrine', 'dateField', script)(api, dateField))
    log.mockRestore()
    expect(takeConsole()).toEqual([])
  })
})
