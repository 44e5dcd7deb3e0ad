import { fileURLToPath } from 'node:url'
import { createApp } from '../../demo/server/createApp'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Posts a body to the demo's proxy as the bundle does. */
export type PostSearch = (
  body: string,
) => Promise<{ readonly status: number; readonly text: string }>

/** @param url the core or collection of a real Solr; null for the embedded engine */
export function createPostSearch(url: string | null): PostSearch {
  const app = createApp({ root, solrUrl: url })
  return async (body) => {
    const response = await app.request('/solr/select', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return { status: response.status, text: await response.text() }
  }
}
