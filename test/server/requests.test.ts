/** @jest-environment node */
import {
  answerScript,
  type FirstRequest,
  readSearches,
  render,
  renderWidget,
} from '../../mount/server/server'
import { anAnswer } from '../support/answers'
import { cityLoft, lakeCabin, listings, manyCabins } from '../support/listings'
import { mountPoints, searchElement } from '../support/searchElement'

/** A server's fetch that gives each response in turn, and remembers what was sent. */
function fetchOf(...responses: readonly unknown[]) {
  const sent: FirstRequest[] = []
  const fetch = async (request: FirstRequest) => {
    sent.push(request)
    const response = responses[sent.length - 1]
    if (response instanceof Error) throw response
    return response
  }
  return { sent, fetch }
}

describe('the requests of a server', () => {
  it('are those that the browser would send first', async () => {
    const { sent, fetch } = fetchOf(
      anAnswer({ docs: [{ id: '17' }] }),
      anAnswer({ docs: [lakeCabin] }),
    )
    const html = await render({
      html: searchElement(mountPoints('results', 'did-you-mean'), {
        return_full_docs: true,
        facets: ['city'],
        params: { fl: 'id,title' },
      }),
      fetch,
    })
    expect(sent.map(({ id, url }) => [id, url])).toEqual([
      ['listings', '/solr/select'],
      ['listings', '/solr/select'],
    ])
    expect(sent[0]?.body).toMatch(/^q=\*%3A\*&facet=true&facet\.field=city&.*&spellcheck=true/)
    expect(sent[1]?.body).toBe('ids=17&fl=id%2Ctitle')
    expect(html).toContain(`<h3 class="vitrine-card__title">${lakeCabin.title}</h3>`)
    expect(html).toContain(`"docs":[${JSON.stringify(lakeCabin)}]`)
  })

  it('take responses as JSON, too', async () => {
    const { fetch } = fetchOf(JSON.parse(anAnswer({ docs: [lakeCabin] })))
    const html = await render({ html: searchElement(mountPoints('results')), fetch })
    expect(html).toContain(lakeCabin.title)
  })

  it('are none for a search of saved items, which only the browser knows', async () => {
    const { sent, fetch } = fetchOf(anAnswer({ docs: [lakeCabin] }))
    const page = searchElement(mountPoints('results'), { saved: true })
    expect(await render({ html: page, fetch })).toBe(page)
    expect(await readSearches({ html: page })).toEqual([])
    expect(sent).toEqual([])
  })

  it('are none for a search with max_rows 0', async () => {
    const { sent, fetch } = fetchOf()
    const page = searchElement(mountPoints('results'), { max_rows: 0 })
    expect(await render({ html: page, fetch })).toBe(page)
    expect(sent).toEqual([])
  })

  it.each([
    ['fails', new Error('Solr is away')],
    ['is HTML', '<html>'],
    ['is no answer', {}],
  ])('leave a component to the browser when its response %s', async (_, response) => {
    const { fetch } = fetchOf(response)
    const errors: unknown[] = []
    const page = searchElement('<div data-vitrine="results"><p>Teaser</p></div>')
    const html = await render({ html: page, fetch, onError: (error, id) => errors.push(id, error) })
    expect(html).toBe(page)
    expect(errors).toEqual(['listings', expect.any(Error)])
  })

  it('are listed by readSearches', async () => {
    const rooms = searchElement(mountPoints('results'), { url: '/rooms' }, 'rooms')
    const found = await readSearches({ html: searchElement(mountPoints('results')) + rooms })
    expect(found.map(({ id, url }) => [id, url])).toEqual([
      ['listings', '/solr/select'],
      ['rooms', '/rooms'],
    ])
  })
})

describe('renderWidget', () => {
  it('renders one widget', async () => {
    const html = await renderWidget({
      widget: 'pager',
      search: { solr: { url: '/solr', return_full_docs: false } },
      config: { label: 'More "pages"' },
      answer: { answer: JSON.parse(anAnswer({ docs: manyCabins(10), numFound: 20, rows: 10 })) },
    })
    expect(html).toMatch(
      /^<div data-vitrine-root="v-pager-0-"><nav class="vitrine-pager" aria-label="More &quot;pages&quot;">/,
    )
  })

  it('renders results by a template', async () => {
    const html = await renderWidget({
      widget: 'results',
      search: { solr: { url: '/solr', return_full_docs: true } },
      markup:
        '<template data-vitrine-template="result"><b data-vitrine-text="city"></b></template>',
      answer: { answer: JSON.parse(anAnswer({ docs: [{ id: '42' }] })), docs: listings },
    })
    expect(html).toContain(`<b>${cityLoft.city}</b>`)
  })

  it('refuses a widget that a server does not render', async () => {
    const answer = { answer: JSON.parse(anAnswer()) }
    await expect(
      renderWidget({ widget: 'map', search: { solr: { url: '/solr' } }, answer }),
    ).rejects.toThrow('"map" is not rendered on a server')
  })
})

it('answerScript writes what the browser reads', () => {
  expect(answerScript({ body: 'q=a', answer: { x: '</script>' }, time: 5 })).toBe(
    '<script type="application/json" data-vitrine-answer>{"body":"q=a","answer":{"x":"\\u003c/script>"},"time":5}</script>',
  )
})
