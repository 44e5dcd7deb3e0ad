import { takeConsole } from '../../support/console'
import { visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire, type Wire } from '../../support/wire'

const JSON_TYPE = 'application/json;charset=utf-8'
const named = (outcome: string) => `search#listings: POST /solr/select ${outcome}`

/** Visits a search page whose first search ends like this. */
async function visitFailing(fail: (wire: Wire) => Promise<void>) {
  const wire = openWire()
  const messages: string[] = []
  const listen = (event: Event) => messages.push((event as CustomEvent).detail.message)
  document.addEventListener('vitrine:search:failed', listen, { once: true })
  const page = await visit(searchElement(mountPoints('results')))
  await fail(wire)
  document.removeEventListener('vitrine:search:failed', listen)
  return { messages, page, lines: takeConsole() }
}

describe('a failed search (design decision 39)', () => {
  it.each<[string, (wire: Wire) => Promise<void>, string, string]>([
    ['a page', (wire) => wire.fail(404, 'Not Found'), '404, Not Found', 'answered 404 Not Found'],
    [
      'nothing',
      (wire) => wire.failNetwork(),
      '0, Failed to fetch',
      'had no answer: Failed to fetch',
    ],
    [
      'the words of the proxy',
      (wire) =>
        wire.fail(400, 'Bad Request', {
          text: '{"error":{"code":400,"msg":"The param \\"qt\\"\\nis not allowed"}}',
          type: JSON_TYPE,
        }),
      '400, Bad Request',
      'answered 400 Bad Request: The param "qt" is not allowed',
    ],
    [
      'the words of WordPress',
      (wire) =>
        wire.fail(404, 'Not Found', {
          text: '{"code":"rest_no_route","message":"No route was found."}',
          type: JSON_TYPE,
        }),
      '404, Not Found',
      'answered 404 Not Found: No route was found.',
    ],
    [
      'a plain text',
      (wire) => wire.fail(502, '', { text: ' No  Solr\n', type: 'text/plain' }),
      '502, error',
      'answered 502 error: No Solr',
    ],
    [
      'a long text, which is cut',
      (wire) => wire.fail(500, 'Broken', { text: 'x'.repeat(9999), type: 'text/plain' }),
      '500, Broken',
      `answered 500 Broken: ${'x'.repeat(200)}`,
    ],
    [
      'JSON of another kind',
      (wire) => wire.fail(500, 'Broken', { text: '[1, null]', type: JSON_TYPE }),
      '500, Broken',
      'answered 500 Broken: [1, null]',
    ],
    ['no content', (wire) => wire.answerPage('', { status: 204 }), '204, OK', 'answered 204 OK'],
  ])(
    'names its request on the console, on the bus and in the report: %s',
    async (_, fail, line, outcome) => {
      const { messages, page, lines } = await visitFailing(fail)
      expect(lines).toEqual([`error: ${line}`, `error: Vitrine: ${named(outcome)}`])
      expect(messages).toEqual([named(outcome)])
      expect(page.doctor().problems.map(({ message }) => message)).toContain(named(outcome))
    },
  )

  it('names a response that is no search response', async () => {
    const { lines } = await visitFailing((wire) => wire.answer('<h1>Login</h1>'))
    expect(lines[1]).toContain(named('answered 200 '))
  })
})
