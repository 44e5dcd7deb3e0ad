import { join } from 'node:path'
import { Hono } from 'hono'
import { serveFolder } from './serveFolder'

/** Folders of installed packages, by their name in `/vendor/<name>/`. */
const FOLDERS: Readonly<Record<string, string>> = {
  jquery: 'jquery/dist',
  bootstrap: 'bootstrap/dist',
  bootstrap4: 'bootstrap4/dist',
  'foundation-sites': 'foundation-sites/dist',
  bulma: 'bulma/css',
  pico: '@picocss/pico/css',
  uikit: 'uikit/dist',
  tailwindcss: 'tailwindcss',
  normalize: 'normalize.css',
}

/** Scripts and style sheets of others, as a theme loads them. */
export function vendorRoutes(root: string): Hono {
  const routes = new Hono()
  for (const [name, folder] of Object.entries(FOLDERS)) {
    const options = { prefix: `/vendor/${name}`, cacheControl: 'public, max-age=3600' }
    routes.get(`/${name}/*`, serveFolder(join(root, 'node_modules', folder), options))
  }
  return routes
}
