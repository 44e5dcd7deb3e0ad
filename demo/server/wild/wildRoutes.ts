import { Hono } from 'hono'
import { PLAIN, THEMES } from './themes'
import { wildIndex } from './wildIndex'
import { wildPage } from './wildPage'

/**
 * `/wild` lists the pages in the wild: one search page, once under each theme; with `?card=listing`, its results are
 * cards of listings, with `?sticky`, its search, filters and order stay in sight, and with `?layout=map` a map stands
 * beside its results.
 */
export function wildRoutes(): Hono {
  const routes = new Hono()
  const pages = [PLAIN, ...THEMES]
  routes.get('/', (context) => context.html(wildIndex(pages), 200, { 'cache-control': 'no-cache' }))
  routes.get('/:id', (context, next) => {
    const theme = pages.find(({ id }) => id === context.req.param('id'))
    if (!theme) return next()
    const isListing = context.req.query('card') === 'listing'
    const isSticky = context.req.query('sticky') !== undefined
    const isMap = context.req.query('layout') === 'map'
    return context.html(wildPage(theme, { isListing, isSticky, isMap }), 200, {
      'cache-control': 'no-cache',
    })
  })
  return routes
}
