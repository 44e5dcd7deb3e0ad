/** @jest-environment node */
import { join } from 'node:path'
import { createApp } from '../../../demo/server/createApp'
import { PLAIN, THEMES } from '../../../demo/server/wild/themes'

const site = createApp({ root: join(__dirname, '../../..') })
const read = async (path: string) => {
  const response = await site.request(path)
  return { status: response.status, text: await response.text() }
}

it.each([PLAIN, ...THEMES])('serves /wild/$id with its style sheet', async ({ id, sheet }) => {
  const { status, text } = await read(`/wild/${id}`)
  expect(status).toBe(200)
  expect(text).toContain(`<link rel="stylesheet" href="${sheet}">`)
  expect((await read(sheet)).status).toBe(200)
})

it('lists the pages in the wild, and the menu lists them', async () => {
  const { text } = await read('/wild')
  for (const { id } of [PLAIN, ...THEMES]) expect(text).toContain(`href="/wild/${id}"`)
  expect((await read('/menu.html')).text).toContain('href="/wild"')
})

it('renders the same markup for each theme, except for the classes of the site', async () => {
  const bare = async (id: string, name: string) =>
    (await read(`/wild/${id}`)).text
      .replace(/<head>[\s\S]*?<\/head>/, '')
      .replace(/ class="[^"]*"/g, '')
      .replaceAll(name, '')
  const plain = await bare(PLAIN.id, PLAIN.name)
  for (const { id, name } of THEMES) expect(await bare(id, name)).toBe(plain)
})

it('serves each page with the card of a listing, too', async () => {
  const { text } = await read(`/wild/${PLAIN.id}?card=listing`)
  expect(text).toContain('data-vitrine-card="listing"')
  expect(text).toContain('src="/dist/vitrine-page.js"')
  expect(text).not.toContain('data-vitrine-template')
})

it('serves each page with the sheet of what stays in sight, too', async () => {
  const sheet = 'href="/dist/vitrine-sticky.css"'
  expect((await read(`/wild/${PLAIN.id}?sticky`)).text).toContain(sheet)
  expect((await read(`/wild/${PLAIN.id}`)).text).not.toContain(sheet)
})

it('does not serve a page for an unknown theme', async () => {
  expect((await read('/wild/another')).status).toBe(404)
})
