import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createApp } from '../../demo/server/createApp'

/** Creates an app over a new temporary folder with these files. Paths are relative to the repository. */
export function appWith(files: Readonly<Record<string, string>> = {}, solrUrl?: string) {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-demo-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return createApp({ root, solrUrl: solrUrl ?? null })
}

type App = ReturnType<typeof appWith>

/** Posts a search as the bundle does. */
export function search(
  app: App,
  body: string,
  { url = '/solr/select', ...init }: RequestInit & { url?: string } = {},
): Promise<Response> {
  return Promise.resolve(
    app.request(url, {
      method: 'POST',
      body,
      ...init,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(init.headers as Record<string, string> | undefined),
      },
    }),
  )
}

/** Waits until the app works on as many searches. */
export async function untilInFlight(app: App, count: number): Promise<void> {
  const inFlight = async () => (await (await app.request('/qa/in-flight')).json()).current
  while ((await inFlight()) !== count) await new Promise(setImmediate)
}
