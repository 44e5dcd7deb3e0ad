import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handler, Hono } from 'hono'
import type { render } from '../../../mount/server/server'

/** What `vitrine/server` exports. */
interface Server {
  readonly render: typeof render
}

const FORM = 'application/x-www-form-urlencoded; charset=UTF-8'

/**
 * A demo page with its widgets in the HTML, as `vitrine/server` renders them: `/rendered/dates.html`, or the show-case.
 * @param dist the folder of the built files
 */
export function renderedRoute(app: Hono, dist: string): Handler {
  const server = pathToFileURL(join(dist, 'server/index.js')).href
  return async (context) => {
    const { url } = context.req
    const address = new URL(url)
    // The QA settings come with the address and the cookies.
    const headers = { cookie: context.req.header('cookie') ?? '', referer: url }
    const path = `/${context.req.param('page') ?? ''}`
    const page = await app.request(new URL(path + address.search, address), { headers })
    if (!page.ok) return page
    const { render }: Server = await import(server)
    const html = await render({
      html: inQueryString(await page.text()),
      address: url,
      inlineStyles: !page.headers.has('content-security-policy'),
      fetch: async ({ url: path, body }) => {
        const init = { method: 'POST', headers: { ...headers, 'content-type': FORM }, body }
        const response = await app.request(new URL(path, address), init)
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
        return response.text()
      },
    })
    return context.html(html, 200, { 'cache-control': 'no-cache' })
  }
}

/** Lets the page's address hold its searches, so that the server can read them. */
function inQueryString(html: string): string {
  return html.replaceAll(
    'data-vitrine="search"',
    'data-vitrine="search" data-vitrine-solr.address="query"',
  )
}
