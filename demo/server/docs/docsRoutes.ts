import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Handler, Hono } from 'hono'
import { contentType } from '../files/contentType'
import { findFile } from '../files/findFile'
import { docsPage } from './docsPage'
import { renderMarkdown } from './renderMarkdown'

/** The folders of documentation, which have the same addresses as in the repository. */
const FOLDERS = ['docs', 'demo/server/proxy', 'cms/php']

/** Shows the documentation: Markdown as pages, pictures, and the files of the recipes as plain text. */
export function docsRoutes(root: string): Hono {
  const routes = new Hono()
  for (const folder of FOLDERS) {
    routes.get(`/${folder}`, (context) => context.redirect(`/${folder}/`))
    routes.get(`/${folder}/*`, serveDocs(join(root, folder), `/${folder}`))
  }
  return routes
}

function serveDocs(folder: string, prefix: string): Handler {
  return async (context, next) => {
    const address = context.req.path
    const path = address.slice(prefix.length)
    const file = await findFile(folder, path.endsWith('/') ? `${path}README.md` : path)
    if (!file) {
      const isFolder = (await findFile(folder, `${path}/README.md`)) !== null
      return isFolder ? context.redirect(`${address}/`) : next()
    }
    if (file.endsWith('.md')) {
      const page = renderMarkdown(await readFile(file, 'utf8'))
      return context.html(docsPage(page, address))
    }
    const type = contentType(file)
    const headers = {
      'content-type': type.startsWith('image/') ? type : 'text/plain; charset=utf-8',
    }
    return context.body(new Uint8Array(await readFile(file)), 200, headers)
  }
}
