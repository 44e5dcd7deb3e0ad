import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findEngine } from '../support/findBrowser'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

const COUNTER = `<div data-vitrine="flag-counter" data-vitrine-path="/saved"
  data-vitrine-skip_solr="true"></div>`

/** A page of a list. It saves an item once the next page has been loaded ahead, and follows the link to it. */
const LIST = `<!doctype html><html lang="en"><head>
  <script type="speculationrules">
    {"prerender": [{"urls": ["/product"], "eagerness": "immediate"}]}
  </script>
  <script defer src="/vitrine.js"></script>
</head><body>
  <button data-id="17" data-vitrine="flag">Save</button>
  <a href="/product">Lake cabin</a>
  <script type="module">
    await fetch('/whenLoaded')
    document.querySelector('button').click()
    document.querySelector('a').click()
  </script>
</body></html>`

/** What a visit to the product’s page has reported. */
interface Report {
  /** Each event, with whether the page was only loaded ahead then. */
  readonly events: readonly (readonly [name: string, isAhead: boolean])[]
  /** What the counter of saved items showed before the page was seen, and at last. */
  readonly counts: readonly string[]
}

const PRODUCT = `<!doctype html><html lang="en"><head>
  <script type="application/json" data-vitrine-settings>{"analytics": {"to": "siteTracker"}}</script>
  <script>
    const events = []
    window.siteTracker = ({ name }) => events.push([name, document.prerendering])
  </script>
  <script defer src="/vitrine.js"></script>
</head><body>
  ${COUNTER}
  <main data-vitrine="product" data-vitrine-detail="true" data-vitrine-id="17"
    data-vitrine-name="Lake cabin" data-vitrine-price="129"></main>
  <script type="module">
    const count = () => document.querySelector('.vitrine-flag-counter__count')?.textContent
    const until = async (isSo) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await until(count)
    const counts = [count()]
    await new Promise((resolve) => {
      document.addEventListener('prerenderingchange', resolve)
      fetch('/loaded')
    })
    await until(() => count() !== counts[0] && events.length > 0)
    counts.push(count())
    fetch('/report', { method: 'POST', body: JSON.stringify({ events, counts }) })
  </script>
</body></html>`

/** Visits a site by a browser that nobody is attached to: Chromium loads nothing ahead for one with tools. */
async function visit(): Promise<Report> {
  const signals = new EventEmitter()
  const loaded = once(signals, 'loaded')
  const reported = once(signals, 'report')
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.test').pathname
    if (path === '/loaded') signals.emit('loaded')
    if (path === '/whenLoaded') await loaded
    if (path === '/report') signals.emit('report', JSON.parse(await bodyOf(request)))
    const page = { '/': LIST, '/product': PRODUCT }[path]
    const file = page ?? (extname(path) && (await readFile(join(DIST, path)).catch(() => '')))
    response.writeHead(200, { 'content-type': page ? 'text/html' : 'text/javascript' })
    response.end(file)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-'))
  const browser = spawn(
    findEngine() ?? chromium.executablePath(),
    [
      '--headless',
      ...BROWSER_ARGS,
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      `http://127.0.0.1:${port}/`,
    ],
    { stdio: 'ignore' },
  )
  const gone = once(browser, 'exit')
  try {
    const [report] = await reported
    return report
  } finally {
    browser.kill()
    await gone
    server.closeAllConnections()
    server.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

test('a page that is loaded ahead reports nothing until it is seen, and then shows what was saved meanwhile', {
  timeout: 30_000,
}, async () => {
  assert.deepEqual(await visit(), { events: [['view_item', false]], counts: ['0', '1'] })
})
