/** @jest-environment node */
import { appWith } from '../testApp'

test('shows paged results without JavaScript', async () => {
  const app = appWith()
  const html = await (await app.request('/search?q=%3Cb%3Elake&start=24')).text()
  expect(html).toContain('<h1>Listings for &lt;b&gt;lake</h1>')
  expect(html).toMatch(/<p>25–48 of \d+<\/p>/)
  expect(html).toContain('rel="prev" href="/search?q=%3Cb%3Elake&amp;start=0"')
  expect(html).toContain('rel="next" href="/search?q=%3Cb%3Elake&amp;start=48"')
  const nothing = await (await app.request('/search?q=qwertz&start=-5')).text()
  expect(nothing).toContain('0–0 of 0')
})

test('shows the listings of a facet link', async () => {
  const html = await (await appWith().request('/search?q=city%3A%22Bend%22')).text()
  const cities = [...html.matchAll(/__meta" lang="en">([^<]*)</g)].map(([, city]) => city)
  expect(new Set(cities)).toEqual(new Set(['Bend']))
})

test('responds 404 when there is no such listing', async () => {
  expect((await appWith().request('/listings/25?corpus=24')).status).toBe(404)
  expect((await appWith().request('/listings/0')).status).toBe(404)
  expect((await appWith().request('/listings/24?corpus=24')).status).toBe(200)
})

test('has the name of the site on a listing, too', async () => {
  const html = await (await appWith().request('/listings/17')).text()
  expect(html).toContain('>Lakeside</a>')
  expect(html).not.toContain('Vitrine Stays')
})

test("formats prices in the page's language, as the widgets do", async () => {
  const facts = async (lang: string) => {
    const html = await (await appWith().request(`/listings/17?lang=${lang}`)).text()
    return /<dd>([^<]*\$[^<]*)</.exec(html)?.[1]
  }
  expect(await facts('en')).toMatch(/^\$\d+ a night$/)
  expect(await facts('fr')).toMatch(/^\d+\s\$US a night$/)
  expect(await facts('de')).toMatch(/^\d+\s\$ /)
})
