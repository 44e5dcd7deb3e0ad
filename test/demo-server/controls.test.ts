/** @jest-environment node */
import { readSettings } from '../../demo/server/controls/readSettings'
import { appWith, search } from './app'

const none = { query: new URLSearchParams(), header: undefined, cookie: undefined }

test('reads the knobs from the URL before the header before the cookie', () => {
  const knobs = readSettings({
    query: new URLSearchParams('latency=1'),
    header: '{"latency": 2, "jitter": 2, "reorder": true}',
    cookie: '{"latency": 3, "jitter": 3, "corpus": 24, "csp": "strict"}',
  })
  expect(knobs).toMatchObject({ latency: 1, jitter: 2, reorder: true, corpus: 24, csp: 'strict' })
})

test('takes what makes no sense as not set, and too much as the most', () => {
  expect(readSettings({ ...none, cookie: '{broken' })).toEqual(readSettings(none))
  expect(
    readSettings({
      ...none,
      query: new URLSearchParams('latency=soon&failureRate=7&kind=odd&corpus=1e9&seed=-3'),
    }),
  ).toMatchObject({ latency: 0, failureRate: 1, kind: '500', corpus: 50_000, seed: 0 })
})

const spoil = (kind: string) =>
  search(appWith(), 'q=*:*&rows=1', { url: `/solr/select?failureRate=1&kind=${kind}&corpus=24` })

test('spoils answers in the way asked for', async () => {
  const broken = await spoil('500')
  expect(broken.status).toBe(500)
  expect((await broken.json()).error.code).toBe(500)

  const html = await spoil('html')
  expect(html.headers.get('content-type')).toContain('text/html')
  expect(await html.text()).toMatch(/^<!doctype html>/)

  const empty = await spoil('empty')
  expect([empty.status, await empty.text()]).toEqual([200, ''])

  const truncated = await (await spoil('truncated')).text()
  expect(truncated).toMatch(/^\{"responseHeader"/)
  expect(() => JSON.parse(truncated)).toThrow()
})

test('never answers a hung request until the client gives up', async () => {
  const app = appWith()
  const client = new AbortController()
  let answered = false
  const request = search(app, 'q=*:*', {
    url: '/solr/select?failureRate=1&kind=hang&corpus=24',
    signal: client.signal,
  }).then(() => {
    answered = true
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(answered).toBe(false)
  expect(await (await app.request('/qa/in-flight')).json()).toEqual({ current: 1, maximum: 1 })
  client.abort()
  await request
  expect(await (await app.request('/qa/in-flight')).json()).toEqual({ current: 0, maximum: 1 })
})

const failures = async (app: ReturnType<typeof appWith>, seed: number): Promise<string> => {
  let pattern = ''
  for (let request = 0; request < 40; request += 1) {
    const url = `/solr/select?failureRate=0.3&seed=${seed}&corpus=24`
    pattern += (await search(app, 'q=*:*&rows=0', { url })).status === 500 ? 'x' : '.'
  }
  return pattern
}

test('fails about as often as asked, in the same order for the same seed', async () => {
  const first = await failures(appWith(), 7)
  expect(first.match(/x/g)?.length).toBeGreaterThan(5)
  expect(first.match(/x/g)?.length).toBeLessThan(20)
  expect(await failures(appWith(), 7)).toBe(first)
  expect(await failures(appWith(), 8)).not.toBe(first)
})

test('starts the sequences again on reset', async () => {
  const app = appWith()
  const first = await failures(app, 7)
  expect(await failures(app, 7)).not.toBe(first)
  await app.request('/qa/reset', { method: 'POST' })
  expect(await failures(app, 7)).toBe(first)
})

test('holds an answer as long as the latency says', async () => {
  const started = performance.now()
  await search(appWith(), 'q=*:*&rows=0', { url: '/solr/select?latency=120&corpus=24' })
  expect(performance.now() - started).toBeGreaterThan(115)
})

test('lets the second of two answers pass the first', async () => {
  const app = appWith()
  const order: string[] = []
  const send = (name: string) =>
    search(app, `q=${name}&rows=0`, { url: '/solr/select?reorder=1&corpus=24' }).then(() => {
      order.push(name)
    })
  const first = send('first')
  await new Promise((resolve) => setTimeout(resolve, 30))
  await Promise.all([first, send('second')])
  expect(order).toEqual(['second', 'first'])
})

test('takes the corpus from the cookie', async () => {
  const answer = await search(appWith(), 'q=*:*&rows=0', {
    headers: { cookie: `vitrine-qa=${encodeURIComponent('{"corpus":0}')}` },
  })
  expect((await answer.json()).response.numFound).toBe(0)
})

test('a page may be told to store nothing, and then reads this server as a foreign one', async () => {
  const app = appWith({ 'demo/index.html': '<title>Start</title>' })
  const page = await app.request('/?csp=sandbox')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts(?!.*same-origin)/,
  )
  const asked = await search(app, 'q=lake&wt=json', { headers: { origin: 'null' } })
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  const own = await search(app, 'q=lake&wt=json')
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
})
