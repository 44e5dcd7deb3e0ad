import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { applyControls } from './controls/applyControls'
import { createRandomSequences } from './controls/randomSequences'
import { createReordering } from './controls/reordering'
import { requestSettings } from './controls/requestSettings'
import { listingsEngine } from './corpus/listingsEngine'
import { docsRoutes } from './docs/docsRoutes'
import { drupalRoutes } from './drupal/drupalRoutes'
import { editorRoutes } from './editors/editorRoutes'
import { serveFolder } from './files/serveFolder'
import { vendorRoutes } from './files/vendorRoutes'
import { createLeadLog } from './leads/leadLog'
import { leadRoutes } from './leads/leadRoutes'
import { logRequests } from './log/logRequests'
import { qaRoutes } from './log/qaRoutes'
import { createRequestLog } from './log/requestLog'
import { fragmentRoutes } from './pages/fragmentRoutes'
import { galleryRoutes } from './pages/galleryRoutes'
import { renderedRoute } from './pages/renderedRoute'
import { renderPage } from './pages/renderPage'
import { siteRoutes } from './pages/siteRoutes'
import { strictPolicy } from './pages/strictPolicy'
import { templateIncludes } from './pages/templateIncludes'
import { translatePages } from './pages/texts/translatePages'
import { placeRoutes } from './places/placeRoutes'
import { readSaved } from './savedItems/savedCookie'
import { shopRoutes } from './shop/shopRoutes'
import { createShopStore } from './shop/shopStore'
import { solrRoutes } from './solrRoutes'
import { wildRoutes } from './wild/wildRoutes'

export interface AppOptions {
  /** The repository's folder. */
  readonly root: string
  /** A real Solr's core or collection; null for the embedded engine. */
  readonly solrUrl?: string | null
  /** The folder of the built files, `dist` by default. */
  readonly dist?: string
}

/** The maximum size of a request's body, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024

/** The demo's server: the CMS's pages, the search proxy, the built files and the QA controls. */
export function createApp({ root, solrUrl = null, dist = join(root, 'dist') }: AppOptions): Hono {
  const app = new Hono()
  const log = createRequestLog()
  const sequences = createRandomSequences()
  const leads = createLeadLog()
  const shop = createShopStore()
  const onError = (context: Context) => {
    const msg = `A body may contain at most ${MAX_BODY_BYTES} bytes`
    return context.json({ error: { msg, code: 400 } }, 400)
  }
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError }))
  app.use(logRequests(log))
  app.use(strictPolicy())
  app.get('/rendered/:page?', renderedRoute(app, dist))
  app.use(translatePages())
  app.use('/solr/*', applyControls(sequences, createReordering()))
  app.use('/places', applyControls(sequences, createReordering()))
  app.use('/dialogs/*', applyControls(sequences, createReordering()))
  app.route('/solr', solrRoutes(solrUrl))
  // Tiles have separate random sequences, so that the number of tiles does not affect searches.
  app.use('/tiles/*', applyControls(createRandomSequences(), createReordering()))
  app.route('/qa', qaRoutes(log, sequences, leads, shop))
  app.route('/places', placeRoutes())
  app.get('/dist/*', serveFolder(dist, { prefix: '/dist', cacheControl: 'no-cache' }))
  app.route('/vendor', vendorRoutes(root))
  app.route('/editors', editorRoutes(root))
  app.use('/fragments/*', applyControls(sequences, createReordering()))
  app.route('/fragments', fragmentRoutes())
  app.route('/drupal', drupalRoutes())
  app.route('/', leadRoutes(leads, applyControls(sequences, createReordering())))
  app.route('/shop', shopRoutes(shop, applyControls(sequences, createReordering())))
  app.route('/gallery', galleryRoutes(sequences))
  app.route('/', docsRoutes(root))
  app.route('/wild', wildRoutes())
  app.route('/', siteRoutes(root))
  app.get(
    '*',
    serveFolder(join(root, 'demo'), {
      prefix: '',
      hidden: ['server', 'solr'],
      cacheControl: 'no-cache',
      onHtml: (html, context) => {
        const { corpus } = requestSettings(context)
        const saved = readSaved(context)
        return templateIncludes(html, { engine: listingsEngine(corpus), corpus, saved })
      },
    }),
  )
  app.notFound((context) =>
    context.html(renderPage('Not found', '<h1>There is no such page</h1>'), 404),
  )
  return app
}
