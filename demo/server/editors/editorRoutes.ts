import { join } from 'node:path'
import { Hono } from 'hono'
import { serveFolder } from '../files/serveFolder'

/** The folder of each editor's package that contains the files for pages. */
const FOLDERS = {
  tinymce: '',
  ckeditor4: '',
  ckeditor5: 'dist/browser',
} as const

/** Serves the rich-text editors of a CMS from their packages. */
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
