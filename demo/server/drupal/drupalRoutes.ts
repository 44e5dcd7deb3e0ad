import { Hono } from 'hono'
import { REGIONS, renderRegion } from './regions'

/**
 * `POST /drupal/ajax` responds as Drupal's AJAX does, with a list of commands: the settings, and one command for
 * each requested region that replaces it. Without a name all regions are replaced.
 */
export function drupalRoutes(): Hono {
  const routes = new Hono()
  routes.post('/ajax', async (context) => {
    const { region } = await context.req.parseBody()
    const known = typeof region === 'string' && Object.hasOwn(REGIONS, region)
    const names = known ? [region] : Object.keys(REGIONS)
    const inserts = names.map((name) => ({
      command: 'insert',
      method: 'replaceWith',
      selector: `#region-${name}`,
      data: renderRegion(name),
    }))
    const settings = { command: 'settings', merge: true, settings: { replaced: names } }
    return context.json([settings, ...inserts], 200, { 'cache-control': 'no-store' })
  })
  return routes
}
