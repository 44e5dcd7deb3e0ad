import { fileURLToPath } from 'node:url'
import { createApp } from '../../demo/server/createApp'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Posts a body to the demo's proxy as the bundle does, and says what comes back. */
export type Ask = (body: string) => Promise<{ readonly status: number; readonly text: string }>

/** A way to the embedded engine, or past the proxy to a real Solr. @param url of its core or collection. */
export function askThrough(url: string | null): Ask {
  const app = createApp({ root, solrUrl: url })
  return async (body) => {
    const answer = await app.request('/solr/select', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return { status: answer.status, text: await answer.text() }
  }
}
