import type { Context } from 'hono'
import { renderPage } from '../pages/renderPage'

export function notFound(context: Context) {
  return context.html(renderPage('Not found', '<h1>There is no such page</h1>'), 404)
}
