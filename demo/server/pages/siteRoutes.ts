import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { requestSettings } from '../controls/requestSettings'
import { createListing } from '../corpus/createListing'
import { listingsEngine } from '../corpus/listingsEngine'
import { drawPicture } from '../pictures/drawPicture'
import { drawTile } from '../pictures/drawTile'
import { ICON } from '../pictures/icon'
import { readSaved } from '../savedItems/savedCookie'
import { toggleSaved } from '../savedItems/toggleSaved'
import { listingPage } from './listingPage'
import { renderPage } from './renderPage'
import { searchPage } from './searchPage'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SVG = 'image/svg+xml; charset=utf-8'

/** The pages that the CMS renders (listings, the search without JavaScript), pictures and tiles. */
export function siteRoutes(root: string): Hono {
  const routes = new Hono()
  routes.get('/listings/:number{\\d{1,6}}', (context) => {
    const number = Number(context.req.param('number'))
    const { corpus } = requestSettings(context)
    if (number < 1 || number > corpus) {
      return context.html(renderPage('Not found', '<h1>There is no such listing</h1>'), 404)
    }
    context.header('cache-control', 'no-cache')
    return context.html(listingPage(createListing(number), new Set(readSaved(context))))
  })
  routes.get('/search', (context) => {
    const start = Math.max(0, Math.trunc(Number(context.req.query('start'))) || 0)
    const engine = listingsEngine(requestSettings(context).corpus)
    context.header('cache-control', 'no-cache')
    const saved = new Set(readSaved(context))
    return context.html(searchPage(engine, context.req.query('q') ?? '', start, saved))
  })
  routes.get('/flag/:number{\\d{1,6}}', toggleSaved)
  routes.get('/pictures/:file{\\d{1,7}\\.svg}', (context) => {
    const number = Number.parseInt(context.req.param('file'), 10)
    return context.body(drawPicture(number), 200, {
      'content-type': SVG,
      'cache-control': IMMUTABLE,
    })
  })
  routes.get('/tiles/:z{\\d{1,2}}/:x{\\d{1,7}}/:file{\\d{1,7}\\.svg}', (context) => {
    const { z, x, file } = context.req.param()
    const tile = drawTile(Number(z), Number(x), Number.parseInt(file, 10))
    return context.body(tile, 200, { 'content-type': SVG, 'cache-control': IMMUTABLE })
  })
  routes.on('GET', ['/favicon.svg', '/favicon.ico'], (context) =>
    context.body(ICON, 200, { 'content-type': SVG, 'cache-control': 'public, max-age=3600' }),
  )
  routes.get('/plain.css', async (context) => {
    const css = await readFile(join(root, 'demo/server/pages/plain.css'), 'utf8')
    return context.body(css, 200, { 'content-type': 'text/css; charset=utf-8' })
  })
  routes.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /solr/\n'))
  return routes
}
