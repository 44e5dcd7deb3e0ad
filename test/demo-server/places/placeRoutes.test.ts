/** @jest-environment node */
import { readOptionsPage } from '../../../src/dropdowns/readOptionsPage'
import { appWith } from '../testApp'

const requestPlaces = async (query: string, app = appWith()) => {
  const answer = await app.request(`/places?${query}`)
  return readOptionsPage(await answer.text())
}

test('lists 5,000 places in pages, each once', async () => {
  const app = appWith()
  const names = new Set<string>()
  let number = 0
  for (let more = true; more; ) {
    number += 1
    const page = await requestPlaces(`q=&page=${number}`, app)
    for (const { value } of page.options) names.add(value)
    more = page.hasMore
  }
  expect([names.size, number]).toEqual([5000, 200])
})

test('ignores case and accents', async () => {
  const { options, hasMore } = await requestPlaces('q=ZURICH&page=1')
  expect(options.map(({ label }) => label)).toEqual(['Zürich'])
  expect(hasMore).toBe(false)
})

test.each(['page=0', 'page=-1', 'page=x', ''])('returns the first page for %j', async (query) => {
  expect(await requestPlaces(query)).toEqual(await requestPlaces('q=&page=1'))
})

test('applies the QA controls', async () => {
  const answer = await appWith().request('/places?q=&page=1&failureRate=1')
  expect(answer.status).toBe(500)
})

test('shows the values of a form, escaped', async () => {
  const answer = await appWith().request('/places/sent?a=%3Cb%3E&a=2')
  const html = await answer.text()
  expect(html).toContain('<dt>a</dt><dd>&lt;b&gt;</dd>\n<dt>a</dt><dd>2</dd>')
})
