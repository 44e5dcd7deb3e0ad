/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appWith, search } from '../testApp'
import { attacks, encodeParams } from './attacks'
import { requestAttacks } from './attacks/requestAttacks'
import { type FakeSolr, startFakeSolr } from './fakeSolr'

let solr: FakeSolr
let app: ReturnType<typeof appWith>
beforeAll(async () => {
  solr = await startFakeSolr()
  app = appWith({}, solr.url)
})
afterAll(() => solr.close())
beforeEach(() => {
  solr.received.length = 0
})
afterEach(() => expect(solr.received).toEqual([]))

async function expectRefused(answer: Response): Promise<void> {
  const text = await answer.text()
  expect(`${answer.status} ${text}`).toMatch(/^400 /)
  expect(answer.headers.get('content-type')).toContain('application/json')
  const { error } = JSON.parse(text)
  expect(error.code).toBe(400)
  // A sentence, not a code.
  expect(error.msg).toMatch(/\w+ \w+ \w+/)
}

describe.each(Object.entries(attacks))('stops %s', (_, list) => {
  for (const params of list) {
    test(params.slice(0, 80), async () => {
      const wire = encodeParams(params)
      const base = /^(?:q|%71)=/.test(params) ? '' : 'q=lake&'
      await expectRefused(await search(app, base + wire))
      await expectRefused(await search(app, 'wt=json', { url: `/solr/select?${wire}` }))
      await expectRefused(await Promise.resolve(app.request(`/solr/select?${wire}`)))
      if (wire.includes('%20')) {
        await expectRefused(await search(app, base + wire.replaceAll('%20', '+')))
      }
    })
  }
})

describe.each([...new Set(requestAttacks.map(({ attack }) => attack))])('stops %s', (attack) => {
  test.each(
    requestAttacks
      .filter((one) => one.attack === attack)
      .map((one) => ({
        ...one,
        what: one.path ?? one.method ?? one.type ?? `${one.body?.length ?? 0} bytes`,
      })),
  )('$what', async ({ path = '/solr/select', method = 'POST', type, headers, body }) => {
    const init = {
      method,
      headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
      body: body ?? 'q=lake',
    }
    const answer = await search(app, init.body, { url: path, ...init })
    await expectRefused(answer)
  })
})

test('lists each attack in README with the title of its tests', () => {
  const readme = readFileSync(join(__dirname, '../../../demo/server/proxy/README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| ([^|]+) \| [^|]+ \| `stops ([^`]+)` \|$/gm)]
  const stopped = [...Object.keys(attacks), ...requestAttacks.map(({ attack }) => attack)]
  expect(rows.map(([, , test]) => test).sort()).toEqual([...new Set(stopped)].sort())
  for (const [, title, test] of rows) expect(title?.toLowerCase()).toBe(test?.toLowerCase())
})
