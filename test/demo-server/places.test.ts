/** @jest-environment node */
import { readPage } from '../../src/dropdowns/readPage'
import { appWith } from './app'

const ask = async (query: string, app = appWith()) => {
  const answer = await app.request(`/places?${query}`)
  return readPage(await answer.text())
}

test('there are 5,000 places in pages from 1 on, each once', async () => {
  const app = appWith()
  const names = new Set<string>()
  let number = 0
  for (let more = true; more; ) {
    number += 1
    const page = await ask(`q=&page=${number}`, app)
    for (const { value } of page.choices) names.add(value)
    more = page.more
  }
  expect([names.size, number]).toEqual([5000, 200])
})

test('places are found whatever the case and the accents', async () => {
  const { choices, more } = await ask('q=ZURICH&page=1')
  expect(choices.map(({ label }) => label)).toEqual(['Zürich'])
  expect(more).toBe(false)
})

test.each(['page=0', 'page=-1', 'page=x', ''])('%j is the first page', async (query) => {
  expect(await ask(query)).toEqual(await ask('q=&page=1'))
})

test('fail as QA says', async () => {
  const answer = await appWith().request('/places?q=&page=1&failureRate=1')
  expect(answer.status).toBe(500)
})

test('what a form sent is shown, escaped', async () => {
  const answer = await appWith().request('/places/sent?a=%3Cb%3E&a=2')
  const html = await answer.text()
  expect(html).toContain('<dt>a</dt><dd>&lt;b&gt;</dd>\n<dt>a</dt><dd>2</dd>')
})
