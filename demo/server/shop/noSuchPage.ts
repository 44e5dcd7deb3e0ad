import type { Context } from 'hono'
import { page } from '../pages/page'

export function noSuchPage(context: Context) {
  return context.html(page('Not found', '<h1>There is no such page</h1>'), 404)
}
