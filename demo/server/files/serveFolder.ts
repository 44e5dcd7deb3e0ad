import { readFile } from 'node:fs/promises'
import type { Handler } from 'hono'
import { contentType } from './contentType'
import { findFile } from './findFile'

export interface FolderOptions {
  /** The start of the URL's path that stands for the folder. */
  readonly prefix: string
  /** Subfolders that are not served. */
  readonly hidden?: readonly string[]
  readonly cacheControl: string
  /** Changes pages before they are sent. */
  readonly onHtml?: (html: string, request: Parameters<Handler>[0]) => string
}

/** Serves the files of a folder. Other paths go on to the next route. */
export function serveFolder(folder: string, options: FolderOptions): Handler {
  return async (context, next) => {
    const path = decoded(new URL(context.req.url).pathname.slice(options.prefix.length))
    const [first] = path?.split('/').filter(Boolean) ?? []
    if (path === null || (first && options.hidden?.includes(first))) return next()
    const file = await findFile(folder, path)
    if (!file) return next()
    const type = contentType(file)
    const headers = { 'content-type': type, 'cache-control': options.cacheControl }
    if (type.startsWith('text/html') && options.onHtml) {
      const html = options.onHtml(await readFile(file, 'utf8'), context)
      return context.body(html, 200, { ...headers, 'cache-control': 'no-cache' })
    }
    return context.body(new Uint8Array(await readFile(file)), 200, headers)
  }
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
