import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { attackMessages } from '../cms/proxy/attackMessages'
import { mapInParallel, send } from '../cms/support/send'
import { prepare } from './support/prepare'
import type { Site } from './support/startSite'
import { expect, test } from './support/test'

const ADDRESSES = { pretty: '/wp-json/vitrine/v1/select', plain: '/?rest_route=/vitrine/v1/select' }

/** Stands where WordPress looks for Solr, passes each request on, and remembers it. */
async function listenToSolr(site: Site) {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(`${request.url} ${body}`)
    const { origin } = new URL(site.solr.url)
    const type = request.headers['content-type'] ?? 'text/plain'
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': type },
      ...(body ? { body } : {}),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const setUrl = (url: string) =>
    site.run(`update_option('vitrine_search', ['url' => '${url}'] + get_option('vitrine_search'));`)
  setUrl(`http://127.0.0.1:${port}/solr/wordpress`)
  return {
    received,
    async stop() {
      setUrl(site.solr.url)
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

for (const [kind, path] of Object.entries(ADDRESSES)) {
  test(`the attacks are refused with ${kind} permalinks, and Solr hears of none`, async ({
    site,
  }) => {
    await prepare(site)
    const structure = kind === 'pretty' ? '/%postname%/' : ''
    site.run(`update_option('permalink_structure', '${structure}'); flush_rewrite_rules();`)
    const solr = await listenToSolr(site)
    try {
      const messages = attackMessages(path)
      expect(messages.length).toBeGreaterThan(200)
      const passed = await mapInParallel(messages, async (message) => {
        const { status } = await send(site.url, message)
        return status >= 400 && status < 500 ? null : { status, message }
      })
      expect(passed.filter((one) => one !== null)).toEqual([])
      expect(solr.received).toEqual([])
      // A search passes, with the filters of the site, whatever the request asks for.
      const reply = await send(site.url, { path, body: 'q=lake&rows=3&fq=bundle:page' })
      expect(reply.status).toBe(200)
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
      const sent = new URLSearchParams(solr.received[0]?.replace(/^\S+ /, ''))
      // Behind them stand the posts of earlier tests that Solr has not forgotten yet.
      expect(sent.getAll('fq').slice(0, 3)).toEqual([
        'bundle:page',
        expect.stringMatching(/^index_id:"[0-9a-f]{10}"$/),
        'bundle:("post" "page")',
      ])
      // Solr's own default would list the values of what may not be found.
      expect(sent.get('facet.mincount')).toBe('1')
      for (const name of ['facet.mincount', 'f.suggest.facet.mincount']) {
        const body = `q=lake&facet=true&facet.field=suggest&${name}=0`
        expect((await send(site.url, { path, body })).status).toBe(200)
        const passed = new URLSearchParams(solr.received.at(-1)?.replace(/^\S+ /, ''))
        expect(passed.get(name)).toBe('1')
      }
      for (const hidden of ['index_id', 'post_id', 'run', 'content']) {
        expect((await send(site.url, { path, body: `q=lake&fl=${hidden}` })).status).toBe(400)
      }
    } finally {
      await solr.stop()
    }
  })
}

test('an address that searches too often is turned away for a while', async ({ site }) => {
  await prepare(site)
  site.run("update_option('test_rate_limit', 5); Vitrine\\WordPress\\Proxy\\RateLimit::sweep();")
  const path = ADDRESSES.plain
  const statuses: number[] = []
  for (let i = 0; i < 12; i++)
    statuses.push((await send(site.url, { path, body: 'q=lake' })).status)
  site.run("update_option('test_rate_limit', 0);")
  // A new minute may begin in between.
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
  expect(statuses).toContain(429)
})

test('a search needs no nonce, and an old one does not turn it away', async ({ site }) => {
  await prepare(site)
  const headers = { 'x-wp-nonce': 'old' }
  const reply = await send(site.url, { path: ADDRESSES.plain, body: 'q=lake', headers })
  expect(reply.status).toBe(200)
})
