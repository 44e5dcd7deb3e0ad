import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'

const zipped = new Map<string, Uint8Array<ArrayBuffer>>()

/** Compresses a text, each once. */
export function compress(text: string): Uint8Array<ArrayBuffer> {
  const bytes = zipped.get(text) ?? new Uint8Array(gzipSync(text))
  zipped.set(text, bytes)
  return bytes
}

/** Sends a text compressed, as sites do. */
export function sendGzipped(context: Context, text: string, type: string) {
  return context.body(compress(text), 200, {
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
  })
}
