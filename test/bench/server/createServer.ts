import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen } from '../../../demo/server/listen'
import { CONTENDERS, type Contender } from '../contenders'
import { measuredPage } from '../pages/measuredPage'
import { answerTo } from './answers'
import { answerBeside } from './besideFacets'
import { bundle } from './bundle'
import { preloadHints } from './preloadHints'
import { compress, sendGzipped } from './sendGzipped'

/** The first port to try. */
const PORT = 4290

/** How long each answer takes at least, in milliseconds. */
const HOLD_MS = 20

export interface BenchServer {
  readonly origin: string
  /** The script of each contender that is one file. */
  readonly scripts: Readonly<Record<Exclude<Contender, 'modules'>, string>>
  /** The script of the probe. */
  readonly probe: string
  close(): void
}

/**
 * Starts a server with a search engine and the page of each contender, /bench/vitrine and so on.
 * `?rows` sets the results per page, `?beside` names a facet more, and `?answer` is the body of the search whose answer is in the page.
 * @param dist the folder of the built files to measure
 */
export async function createServer(dist: string): Promise<BenchServer> {
  const scripts = {
    vitrine: await readFile(join(dist, 'vitrine.js'), 'utf8'),
    handwritten: await bundle('handwritten'),
    instantsearch: await bundle('instantsearch'),
  }
  const css = await readFile(new URL('../pages/page.css', import.meta.url), 'utf8')
  const hints = await preloadHints(dist)
  const app = new Hono()
  app.post('/solr/select', async (context) => {
    const started = performance.now()
    const answer = answerBeside(await context.req.text())
    // The time for compressing is the server's, too.
    compress(answer)
    await wait(Math.max(0, HOLD_MS - (performance.now() - started)))
    const held = performance.now() - started
    context.header('server-timing', `held;dur=${held.toFixed(2)}`)
    return sendGzipped(context, answer, 'application/json')
  })
  app.get('/bench/blank', (context) => context.html('<!doctype html><title>Blank</title>'))
  app.get('/bench/:file{(handwritten|instantsearch)\\.js}', (context) => {
    const name = context.req.param('file').slice(0, -3) as 'handwritten' | 'instantsearch'
    return sendGzipped(context, scripts[name], 'text/javascript')
  })
  app.get('/bench/:contender', (context) => {
    const contender = CONTENDERS.find((one) => one === context.req.param('contender'))
    if (!contender) return context.notFound()
    const rows = Number(context.req.query('rows') ?? 24)
    const body = context.req.query('answer')
    const answer = body ? firstAnswer(body) : null
    const beside = context.req.query('beside') ?? ''
    return sendGzipped(
      context,
      measuredPage({ contender, rows, css, hints, answer, beside }),
      'text/html',
    )
  })
  app.get('/dist/*', async (context) => {
    const path = context.req.path.slice('/dist/'.length)
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
    return sendGzipped(context, await readFile(join(dist, path), 'utf8'), type)
  })
  app.get('/pictures/*', (context) =>
    context.body(PICTURE, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=3600',
    }),
  )
  const { server, port } = await listen(app, PORT)
  const probe = await bundle('probe')
  return { origin: `http://localhost:${port}`, scripts, probe, close: () => server.close() }
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

function firstAnswer(body: string): string {
  return JSON.stringify({ body, answer: JSON.parse(answerTo(body)), time: Date.now() })
}
