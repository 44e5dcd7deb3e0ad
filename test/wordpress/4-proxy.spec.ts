import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { attackMessages } from '../cms/proxy/attackMessages'
import { mapInParallel, send } from '../cms/support/send'
import { prepare } from './support/prepare'
import type { Site } from './support/startSite'
import { expect, test } from './support/test'

const ADDRESSES = { pretty: '/wp-json/vitrine/v1/select', plain: '/?rest_route=/vitrine/v1/select' }

/** Where the stand-in says how many requests have reached it. */
const ASKED = '/asked'

/** Stands where WordPress looks for Solr, passes each request on, and remembers it. */
async function listenToSolr(site: Site) {
  const received: string[] = []
  let begun = 0
  const server = createServer(async (request, response) => {
    if (request.url === ASKED) {
      response.end(String(begun))
      return
    }
    begun++
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
    asked: `http://127.0.0.1:${port}${ASKED}`,
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

test('without curl, WordPress itself asks Solr, with the credentials', async ({ site }) => {
  await prepare(site)
  const ask = (url: string) =>
    site.run(
      `add_filter('http_request_args', static function ($sent, $url) { echo $url, ' ', base64_decode(substr($sent['headers']['Authorization'] ?? '', 6)), ' '; return $sent; }, 10, 2); try { $answer = (new Vitrine\\WordPress\\Proxy\\HttpClient(3.0))->post('${url}/select', 'q=*:*&rows=0&wt=json'); echo $answer->status, ' ', json_decode($answer->text(9999))->response->numFound > 0 ? 'found' : 'nothing'; } catch (Vitrine\\Proxy\\NoAnswer $none) { echo 'no answer'; }`,
    )
  const address = site.solr.url.replace('http://', 'http://wordpress:a%3Ab%40@')
  expect(ask(address)).toBe(`${site.solr.url}/select wordpress:a:b@ 200 found`)
  expect(ask('http://127.0.0.1:1/solr')).toBe('http://127.0.0.1:1/solr/select  no answer')
})

test('Solr is asked once for a page, before the page is laid out', async ({ site }) => {
  await prepare(site)
  const publish = (content: string, more = '') =>
    site.run(
      `echo get_permalink(wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Early', 'post_content' => '${content}'${more}]));`,
    )
  const pages = {
    block: publish(
      '<!-- wp:group --><div class="wp-block-group"><!-- wp:vitrine-search/search-page {"rows":3,"facets":["city_facet"]} /--></div><!-- /wp:group -->',
    ),
    shortcode: publish('[[vitrine_search]] is [vitrine_search rows="3" layout="none" box="no"]'),
    second: publish('[vitrine_search rows="3"][vitrine_search rows="4"]'),
    locked: publish('[vitrine_search]', ", 'post_password' => 'secret'"),
    none: publish('Write [[vitrine_search]].'),
  }
  const solr = await listenToSolr(site)
  // Each time that a block or a content begins, the site asks how many searches Solr has had.
  site.run(`update_option('test_asked_url', '${solr.asked}');`)
  const visit = async (address: string) => {
    site.run("delete_option('test_asked');")
    const before = solr.received.length
    const url = new URL(address)
    url.searchParams.set('query', 'lake')
    const html = await (await fetch(url)).text()
    return {
      asked: Number(site.run("echo get_option('test_asked', -1);")) - before,
      searches: solr.received.length - before,
      results: html.match(/vitrine-results__item/g)?.length ?? 0,
    }
  }
  try {
    expect(await visit(pages.block)).toEqual({ asked: 1, searches: 1, results: 3 })
    expect(await visit(pages.shortcode)).toEqual({ asked: 1, searches: 1, results: 3 })
    expect(await visit(pages.second)).toEqual({ asked: 1, searches: 2, results: 7 })
    expect(await visit(pages.locked)).toMatchObject({ searches: 0, results: 0 })
    expect(await visit(pages.none)).toMatchObject({ searches: 0, results: 0 })
  } finally {
    site.run(
      "delete_option('test_asked_url'); foreach (get_posts(['post_type' => 'page', 'title' => 'Early', 'numberposts' => 9]) as $page) wp_delete_post($page->ID, true);",
    )
    await solr.stop()
  }
})

test('no answer says which posts are hidden', async ({ site }) => {
  const page = await prepare(site)
  const hidden = Number(
    site.run(
      "$id = wp_insert_post(['post_status' => 'publish', 'post_title' => 'Soon private']); wp_update_post(['ID' => $id, 'post_status' => 'private']); echo $id;",
    ),
  )
  expect(
    JSON.parse(site.run('echo json_encode(Vitrine\\WordPress\\Index\\Queue::hidden());')),
  ).toContain(hidden)
  const reply = await send(site.url, { path: ADDRESSES.plain, body: 'q=lake&rows=2' })
  expect(reply.status).toBe(200)
  const html = await (await fetch(page)).text()
  expect(html).toContain('data-vitrine-answer')
  for (const text of [reply.text, html]) {
    expect(text).not.toContain('f=post_id')
    expect(text).not.toContain('index_id')
  }
  site.run(`wp_delete_post(${hidden}, true); Vitrine\\WordPress\\Index\\Worker::work(10, true);`)
})
