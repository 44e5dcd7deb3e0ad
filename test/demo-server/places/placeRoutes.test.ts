/** @jest-environment node */
import { readPage } from '../../../src/dropdowns/readPage'
import { appWith } from '../testApp'

const requestPlaces = async (query: string, app = appWith()) => {
  const answer = await app.request(`/places?${query}`)
  return readPage(await answer.text())
}

test('lists 5,000 places in pages, each once', async () => {
  const app = appWith()
  const names = new Set<string>()
  let number = 0
  for (let more = true; more; ) {
    number += 1
    const page = await requestPlaces(`q=&page=${number}`, app)
    for (const { value } of page.choices) names.add(value)
    more = page.more
  }
  expect([names.size, number]).toEqual([5000, 200])
})

test('ignores case and accents', async () => {
  const { choices, more } = await requestPlaces('q=ZURICH&page=1')
  expect(choices.map(({ label }) => label)).toEqual(['Zürich'])
  expect(more).toBe(false)
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
