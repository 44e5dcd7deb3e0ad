/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listingsProxy } from '../../../demo/server/listingsProxy'
import { createProxy } from '../../../demo/server/proxy/createProxy'
import type { Params } from '../../../demo/server/proxy/params'
import { encodeParams } from './attacks'
import { forms } from './forms'

const log: string[] = []
let sent: Params = []
const proxy = createProxy({ ...listingsProxy(''), log: (line) => log.push(line) }, (pairs) => {
  sent = pairs
  return { status: 200, body: '{}' }
})

function post(body: string): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  sent = []
  return proxy(new Request('http://a.example/solr/select', { method: 'POST', headers, body }))
}

describe.each(Object.entries(forms))('lets %s through', (_, list) => {
  test.each(list)('%s', async (params) => {
    const body = encodeParams(params)
    const answer = await post(body)
    expect(`${answer.status} ${await answer.text()}`).toBe('200 {}')
    for (const pair of new URLSearchParams(body)) expect(sent).toContainEqual(pair)
  })
})

test('the guide has a row for each form', () => {
  const guide = readFileSync(join(__dirname, '../../../docs/guide/proxy.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| ([^|]+) \| `/gm)].map(([, title]) => title?.toLowerCase())
  expect(rows).toEqual(Object.keys(forms))
})

test('logs what it refuses with reason, param and field, in one line', async () => {
  log.length = 0
  expect((await post('fq=secret_notes:a')).status).toBe(400)
  expect((await post(`${encodeURIComponent('a\nVitrine: all is well')}=1`)).status).toBe(400)
  expect((await post('facet.query=*:*')).status).toBe(400)
  expect(log).toEqual([
    String.raw`Vitrine refused a search: "fq: \"secret_notes\" is not an allowed field", param "fq", field "secret_notes"`,
    String.raw`Vitrine refused a search: "The param \"a\nVitrine: all is well\" is not allowed", param "a\nVitrine: all is well"`,
    String.raw`Vitrine refused a search: "facet.query must be a query after {!ex=… key=…}, not \"*:*\"", param "facet.query"`,
  ])
})
