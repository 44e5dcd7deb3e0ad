/** @jest-environment node */
import { appWith } from './app'

const get = (url: string) => Promise.resolve(appWith().request(url))

test('a part of a page is HTML without a page around it, a jump menu of places on this site', async () => {
  const answer = await get('/fragments/regions')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await answer.text()
  expect(html).toMatch(/^<form/)
  const values = [...html.matchAll(/value="(r\d+::[^"]+)"/g)].map(([, value]) => value)
  expect(values.length).toBeGreaterThan(10)
  expect(values.filter((value) => !/^r\d+::\/search\?q=/.test(value ?? ''))).toEqual([])
})

test('one fails, one contains itself, and the controls hold for all', async () => {
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
])('the jump menu’s own button leads to this site only: %j', async (region, to) => {
  const answer = await get(`/fragments/go?region=${encodeURIComponent(region)}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
})
