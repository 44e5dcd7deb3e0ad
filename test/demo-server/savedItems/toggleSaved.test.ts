/** @jest-environment node */
import { appWith } from '../testApp'

const site = () =>
  appWith({
    'demo/saved.html': '<main><!--#saved --></main>',
    'demo/teasers.html': '<!--#listings count=2 save=yes -->',
  })

const cookieWith = (ids: string) => ({
  cookie: `riot_solr_flag_items=${encodeURIComponent(ids)}`,
})

/** The name, value and attributes of the cookie that a response sets. */
function setCookieOf(answer: Response) {
  const [pair = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ')
  const value = decodeURIComponent(pair.slice(pair.indexOf('=') + 1))
  return { name: pair.split('=')[0], value, attributes }
}

test("saves to the script's cookie without JavaScript, and redirects back", async () => {
  const app = site()
  const referer = 'http://localhost/search?q=lake'
  const answer = await app.request('/flag/17', {
    headers: { referer, ...cookieWith('["k3x9-listings-4"]') },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search?q=lake'])
  expect(setCookieOf(answer)).toEqual({
    name: 'riot_solr_flag_items',
    value: '["k3x9-listings-4","k3x9-listings-17"]',
    attributes: expect.arrayContaining(['Path=/', 'SameSite=Lax', 'Max-Age=31536000']),
  })
  const again = await app.request('/flag/4', { headers: cookieWith('["k3x9-listings-4"]') })
  expect(again.headers.get('location')).toBe('/listings/4')
  expect(setCookieOf(again).value).toBe('[]')
})

test.each(['http://elsewhere.example/x', 'http://localhost//elsewhere.example', 'not an address'])(
  'redirects only within the site: %s',
  async (referer) => {
    const answer = await site().request('/flag/17', { headers: { referer } })
    expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/)
  },
)

test('writes no cookie that a browser would drop', async () => {
  const many = JSON.stringify(Array.from({ length: 180 }, (_, n) => `k3x9-listings-${n + 100}`))
  const answer = await site().request('/flag/17', { headers: cookieWith(many) })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('lists saved items in saved order, and marks them on other pages', async () => {
  const headers = cookieWith('["k3x9-listings-9", 7, "k3x9-listings-2", "k3x9-listings-999999"]')
  const list = await (await site().request('/saved.html', { headers })).text()
  expect(list.match(/data-id="[^"]*"/g)).toEqual([
    'data-id="k3x9-listings-9"',
    'data-id="k3x9-listings-2"',
  ])
  const marks = cookieWith('["k3x9-listings-2"]')
  const teasers = await (await site().request('/teasers.html', { headers: marks })).text()
  expect(teasers.match(/<a class="rs-\w+" href="\/flag\/\d+"/g)).toEqual([
    '<a class="rs-flag" href="/flag/1"',
    '<a class="rs-unflag" href="/flag/2"',
  ])
  const page = await (await site().request('/listings/2', { headers: marks })).text()
  expect(page).toMatch(/class="rs-unflag" href="\/flag\/2"[^>]*data-vitrine="flag">Saved</)
})

test.each(['{"not": [a list', '{"a": 1}', '"text"', '%E0%A4%A'])(
  'treats a cookie that is not a list as empty: %s',
  async (value) => {
    const headers = { cookie: `riot_salad=1; riot_solr_flag_items=${value}` }
    const answer = await site().request('/saved.html', { headers })
    expect(await answer.text()).toBe('<main></main>')
  },
)
