import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { applyControls } from './controls/applyControls'
import { createChances } from './controls/chances'
import { createOvertaking } from './controls/overtaking'
import { requestKnobs } from './controls/requestKnobs'
import { listingsEngine } from './corpus/listingsEngine'
import { drupalRoutes } from './drupal/drupalRoutes'
import { editorRoutes } from './editors/editorRoutes'
import { createLeadLog } from './leads/leadLog'
import { leadRoutes } from './leads/leadRoutes'
import { logRequests } from './log/logRequests'
import { qaRoutes } from './log/qaRoutes'
import { createRequestLog } from './log/requestLog'
import { fragmentRoutes } from './pages/fragmentRoutes'
import { galleryRoutes } from './pages/galleryRoutes'
import { page } from './pages/page'
import { readSaved } from './pages/savedCookie'
import { serveFolder } from './pages/serveFolder'
import { siteRoutes } from './pages/siteRoutes'
import { strictPolicy } from './pages/strictPolicy'
import { templateIncludes } from './pages/templateIncludes'
import { inPageLanguage } from './pages/texts/inPageLanguage'
import { placeRoutes } from './places/placeRoutes'
import { shopRoutes } from './shop/shopRoutes'
import { createShopStore } from './shop/shopStore'
import { solrRoutes } from './solrRoutes'

export interface AppOptions {
  /** The repository's folder. */
  readonly root: string
  /** A real Solr's core or collection; null for the embedded engine. */
  readonly solrUrl?: string | null
  /** The built files' folder, unless it is `dist`. */
  readonly dist?: string
}

/** The most that a request's body may hold, in bytes. */
const LARGEST_BODY = 1024 * 1024

/** The demo's server: the CMS's pages, the search proxy, the built files and the QA controls. */
export function createApp({ root, solrUrl = null, dist = join(root, 'dist') }: AppOptions): Hono {
  const app = new Hono()
  const log = createRequestLog()
  const chances = createChances()
  const leads = createLeadLog()
  const shop = createShopStore()
  const onError = (context: Context) => {
    const msg = `A body may hold ${LARGEST_BODY} bytes at most`
    return context.json({ error: { msg, code: 400 } }, 400)
  }
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError }))
  app.use(logRequests(log))
  app.use(strictPolicy())
  app.use(inPageLanguage())
  app.use('/solr/*', applyControls(chances, createOvertaking()))
  app.use('/places', applyControls(chances, createOvertaking()))
  app.use('/dialogs/*', applyControls(chances, createOvertaking()))
  app.route('/solr', solrRoutes(solrUrl))
  // Chances of their own: how many tiles a map asks for changes nothing for searches.
  app.use('/tiles/*', applyControls(createChances(), createOvertaking()))
  app.route('/qa', qaRoutes(log, chances, leads, shop))
  app.route('/places', placeRoutes())
  app.get('/dist/*', serveFolder(dist, { prefix: '/dist', cacheControl: 'no-cache' }))
  for (const name of ['jquery', 'bootstrap']) {
    const folder = join(root, 'node_modules', name, 'dist')
    const prefix = `/vendor/${name}`
    app.get(`${prefix}/*`, serveFolder(folder, { prefix, cacheControl: 'public, max-age=3600' }))
  }
  app.route('/editors', editorRoutes(root))
  app.use('/fragments/*', applyControls(chances, createOvertaking()))
  app.route('/fragments', fragmentRoutes())
  app.route('/drupal', drupalRoutes())
  app.route('/', leadRoutes(leads, applyControls(chances, createOvertaking())))
  app.route('/shop', shopRoutes(shop, applyControls(chances, createOvertaking())))
  app.route('/gallery', galleryRoutes(chances))
  app.route('/', siteRoutes(root))
  app.get(
    '*',
    serveFolder(join(root, 'demo'), {
      prefix: '',
      hidden: ['server', 'solr'],
      cacheControl: 'no-cache',
      onHtml: (html, context) => {
        const { corpus } = requestKnobs(context)
        const saved = readSaved(context)
        return templateIncludes(html, { engine: listingsEngine(corpus), corpus, saved })
      },
    }),
  )
  app.notFound((context) => context.html(page('Not found', '<h1>There is no such page</h1>'), 404))
  return app
}
