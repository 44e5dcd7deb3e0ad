import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { createApp } from '../../demo/server/createApp'
import { serveFolder } from '../../demo/server/files/serveFolder'
import { listen } from '../../demo/server/listen'
import { bundle } from './bundle'
import { searchPage, type Variant } from './pages/searchPage'

/** The first port to try. */
const PORT = 4290

export interface BenchServer {
  readonly origin: string
  /** The script of the hand-written page. */
  readonly vanilla: string
  /** The script of the probe. */
  readonly probe: string
  close(): void
}

/**
 * Starts the demo server with the two measured pages, /bench/ours and /bench/vanilla.
 * @param dist the folder of the built files to measure
 */
export async function createServer(root: string, dist: string): Promise<BenchServer> {
  const app = new Hono()
  const vanilla = await bundle('./pages/vanilla/main.ts')
  const probe = await bundle('./probe/main.ts')
  app.get('/bench/vanilla.js', (context) => context.body(vanilla, 200, JAVASCRIPT))
  app.get('/bench/page.css', async (context) => {
    const css = await readFile(new URL('./pages/page.css', import.meta.url), 'utf8')
    return context.body(css, 200, { 'content-type': 'text/css; charset=utf-8' })
  })
  app.get('/bench/blank', (context) => context.html('<!doctype html><title>Blank</title>'))
  app.get('/bench/:variant{ours|vanilla}', (context) =>
    context.html(
      searchPage(context.req.param('variant') as Variant, Number(context.req.query('rows'))),
    ),
  )
  app.get('/dist/*', serveFolder(dist, { prefix: '/dist', cacheControl: 'no-cache' }))
  app.route('/', createApp({ root }))
  const { server, port } = await listen(app, PORT)
  return { origin: `http://localhost:${port}`, vanilla, probe, close: () => server.close() }
}

const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
