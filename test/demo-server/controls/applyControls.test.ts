/** @jest-environment node */
import { appWith, search, untilInFlight } from '../testApp'

const failAs = (kind: string) =>
  search(appWith(), 'q=*:*&rows=1', { url: `/solr/select?failureRate=1&kind=${kind}&corpus=24` })

test('replaces responses by the kind of failure that the settings ask for', async () => {
  const broken = await failAs('500')
  expect(broken.status).toBe(500)
  expect((await broken.json()).error.code).toBe(500)

  const html = await failAs('html')
  expect(html.headers.get('content-type')).toContain('text/html')
  expect(await html.text()).toMatch(/^<!doctype html>/)

  const empty = await failAs('empty')
  expect([empty.status, await empty.text()]).toEqual([200, ''])

  const truncated = await (await failAs('truncated')).text()
  expect(truncated).toMatch(/^\{"responseHeader"/)
  expect(() => JSON.parse(truncated)).toThrow()
})

test('holds a hung request until the client aborts it', async () => {
  const app = appWith()
  const client = new AbortController()
  let hasEnded = false
  const request = search(app, 'q=*:*', {
    url: '/solr/select?failureRate=1&kind=hang&corpus=24',
    signal: client.signal,
  }).then(() => {
    hasEnded = true
  })
  await untilInFlight(app, 1)
  // Another request comes and goes meanwhile.
  await search(app, 'q=*:*&rows=0', { url: '/solr/select?corpus=24' })
  expect(hasEnded).toBe(false)
  expect(await (await app.request('/qa/in-flight')).json()).toEqual({ current: 1, maximum: 2 })
  client.abort()
  await request
  expect(await (await app.request('/qa/in-flight')).json()).toEqual({ current: 0, maximum: 2 })
})

const failures = async (app: ReturnType<typeof appWith>, seed: number): Promise<string> => {
  let pattern = ''
  for (let request = 0; request < 40; request += 1) {
    const url = `/solr/select?failureRate=0.3&seed=${seed}&corpus=24`
    pattern += (await search(app, 'q=*:*&rows=0', { url })).status === 500 ? 'x' : '.'
  }
  return pattern
}

test('fails at about the set rate, in the same order for the same seed', async () => {
  const first = await failures(appWith(), 7)
  expect(first.match(/x/g)?.length).toBeGreaterThan(5)
  expect(first.match(/x/g)?.length).toBeLessThan(20)
  expect(await failures(appWith(), 7)).toBe(first)
  expect(await failures(appWith(), 8)).not.toBe(first)
})

test('restarts the random sequences on reset', async () => {
  const app = appWith()
  const first = await failures(app, 7)
  expect(await failures(app, 7)).not.toBe(first)
  await app.request('/qa/reset', { method: 'POST' })
  expect(await failures(app, 7)).toBe(first)
})

test('delays a response by the latency', async () => {
  const started = performance.now()
  await search(appWith(), 'q=*:*&rows=0', { url: '/solr/select?latency=120&corpus=24' })
  expect(performance.now() - started).toBeGreaterThan(115)
})

test('sends the second of two responses before the first when reordering', async () => {
  const app = appWith()
  const order: string[] = []
  const send = (name: string) =>
    search(app, `q=${name}&rows=0`, { url: '/solr/select?reorder=1&corpus=24' }).then(() => {
      order.push(name)
    })
  const first = send('first')
  await untilInFlight(app, 1)
  await Promise.all([first, send('second')])
  expect(order).toEqual(['second', 'first'])
})

test('reads the corpus size from the cookie', async () => {
  const answer = await search(appWith(), 'q=*:*&rows=0', {
    headers: { cookie: `vitrine-qa=${encodeURIComponent('{"corpus":0}')}` },
  })
  expect((await answer.json()).response.numFound).toBe(0)
})
