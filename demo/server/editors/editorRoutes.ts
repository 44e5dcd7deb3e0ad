import { join } from 'node:path'
import { Hono } from 'hono'
import { serveFolder } from '../files/serveFolder'

/** Where each editor's package keeps what a page loads of it. */
const FOLDERS = {
  tinymce: '',
  ckeditor4: '',
  ckeditor5: 'dist/browser',
} as const

/** The rich-text editors of a CMS, as their packages bring them. */
export function editorRoutes(root: string): Hono {
  const routes = new Hono()
  for (const [name, folder] of Object.entries(FOLDERS)) {
    const prefix = `/editors/${name}`
    routes.get(
      `/${name}/*`,
      serveFolder(join(root, 'node_modules', name, folder), {
        prefix,
        cacheControl: 'public, max-age=3600',
      }),
    )
  }
  return routes
}
