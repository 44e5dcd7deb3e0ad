/** @jest-environment node */
import { readSettings } from '../../../demo/server/controls/readSettings'

const noSources = { query: new URLSearchParams(), header: undefined, cookie: undefined }

test('prefers the URL to the header and the header to the cookie', () => {
  const settings = readSettings({
    query: new URLSearchParams('latency=1'),
    header: '{"latency": 2, "jitter": 2, "reorder": true}',
    cookie: '{"latency": 3, "jitter": 3, "corpus": 24, "csp": "strict"}',
  })
  expect(settings).toMatchObject({
    latency: 1,
    jitter: 2,
    reorder: true,
    corpus: 24,
    csp: 'strict',
  })
})

test('ignores invalid values and limits too large ones', () => {
  expect(readSettings({ ...noSources, cookie: '{broken' })).toEqual(readSettings(noSources))
  expect(
    readSettings({
      ...noSources,
      query: new URLSearchParams('latency=soon&failureRate=7&kind=odd&corpus=1e9&seed=-3'),
    }),
  ).toMatchObject({ latency: 0, failureRate: 1, kind: '500', corpus: 50_000, seed: 0 })
})
