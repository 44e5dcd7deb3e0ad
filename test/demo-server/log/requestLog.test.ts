/** @jest-environment node */
import { createRequestLog } from '../../../demo/server/log/requestLog'
import { appWith, search, untilInFlight } from '../testApp'

test('logs requests and their responses until it is cleared', async () => {
  const app = appWith()
  await search(app, 'q=lake&rows=0', { url: '/solr/select?corpus=24' })
  await search(app, 'q=lake&qt=x')
  const log = async () => (await app.request('/qa/log')).json()
  expect(await log()).toMatchObject([
    { method: 'POST', path: '/solr/select?corpus=24', body: 'q=lake&rows=0', status: 200 },
    { path: '/solr/select', status: 400, aborted: false, ms: expect.any(Number) },
  ])
  await app.request('/qa/log/clear', { method: 'POST' })
  expect(await log()).toEqual([])
})

test('lists requests in the order in which they came in, whichever ends first', async () => {
  const app = appWith()
  const slow = search(app, 'q=slow&rows=0', { url: '/solr/select?latency=60&corpus=24' })
  await search(app, 'q=fast&rows=0', { url: '/solr/select?corpus=24' })
  await slow
  const entries: { readonly body: string }[] = await (await app.request('/qa/log')).json()
  expect(entries.map(({ body }) => body)).toEqual(['q=slow&rows=0', 'q=fast&rows=0'])
})

test('marks a request that the client aborted', async () => {
  const app = appWith()
  const client = new AbortController()
  const request = search(app, 'q=lake', {
    url: '/solr/select?latency=5000&corpus=24',
    signal: client.signal,
  })
  setTimeout(() => client.abort(), 20)
  await request
  const [entry] = await (await app.request('/qa/log')).json()
  expect(entry).toMatchObject({ status: 0, aborted: true })
  expect(entry.ms).toBeLessThan(2000)
})

test.each([
  ['clear', 'log/clear', 1],
  ['reset', 'reset', 0],
])('handles a request that is in flight during a %s', async (_name, path, logged) => {
  const app = appWith()
  const slow = search(app, 'q=lake&rows=0', { url: '/solr/select?latency=60&corpus=24' })
  await untilInFlight(app, 1)
  await app.request(`/qa/${path}`, { method: 'POST' })
  await slow
  await search(app, 'q=cabin&rows=0', { url: '/solr/select?corpus=24' })
  expect(await (await app.request('/qa/log')).json()).toHaveLength(logged + 1)
})

test('counts concurrent searches', async () => {
  const app = appWith()
  const url = '/solr/select?latency=60&corpus=24'
  await Promise.all([1, 2, 3].map((n) => search(app, `q=${n}&rows=0`, { url })))
  expect(await (await app.request('/qa/in-flight')).json()).toEqual({ current: 0, maximum: 3 })
})

test('keeps the latest 500 entries', () => {
  const log = createRequestLog()
  for (let ms = 0; ms < 510; ms += 1) {
    log.requestStarted()({
      time: '',
      method: 'GET',
      path: '/',
      body: '',
      status: 200,
      ms,
      aborted: false,
    })
  }
  expect(log.entries()).toHaveLength(500)
  expect(log.entries()[0]?.ms).toBe(10)
})

test('collects Content-Security-Policy reports', async () => {
  const app = appWith()
  const report = { 'csp-report': { 'violated-directive': 'script-src' } }
  await app.request('/qa/csp', { method: 'POST', body: JSON.stringify(report) })
  await app.request('/qa/csp', { method: 'POST', body: 'no json' })
  expect(await (await app.request('/qa/csp')).json()).toEqual([
    { 'violated-directive': 'script-src' },
    'no json',
  ])
})
