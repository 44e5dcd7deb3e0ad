import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'

const zipped = new Map<string, Uint8Array<ArrayBuffer>>()

/** Sends a text compressed, as sites do. Each is compressed once. */
export function sendGzipped(context: Context, text: string, type: string) {
  const bytes = zipped.get(text) ?? new Uint8Array(gzipSync(text))
  zipped.set(text, bytes)
  return context.body(bytes, 200, {
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
  })
}
