/** @jest-environment node */
import { appWith } from '../testApp'

const get = (url: string) => Promise.resolve(appWith().request(url))

test('serves a jump menu as an HTML fragment with links to this site', async () => {
  const answer = await get('/fragments/regions')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await answer.text()
  expect(html).toMatch(/^<form/)
  const values = [...html.matchAll(/value="(r\d+::[^"]+)"/g)].map(([, value]) => value)
  expect(values.length).toBeGreaterThan(10)
  expect(values.filter((value) => !/^r\d+::\/search\?q=/.test(value ?? ''))).toEqual([])
})

test('serves a failing fragment and a recursive one, and applies the QA controls', async () => {
  expect((await get('/fragments/failing')).status).toBe(500)
  expect(await (await get('/fragments/itself')).text()).toContain(
    'data-bto-jump-select="/fragments/itself"',
  )
  expect((await get('/fragments/regions?failureRate=1')).status).toBe(500)
})

test.each([
  ['r1::/search?q=a', '/search?q=a'],
  ['r1:://evil.example', '/'],
  ['r1::/\\evil.example', '/'],
  ['r1::https://evil.example', '/'],
  ['', '/'],
])('redirects the jump menu to this site only: %j', async (region, to) => {
  const answer = await get(`/fragments/go?region=${encodeURIComponent(region)}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
})
