/** @jest-environment node */
import ar from '../../demo/server/pages/texts/ar.json'
import { createTranslator } from '../../demo/server/pages/texts/createTranslator'
import de from '../../demo/server/pages/texts/de.json'
import { translateHtml } from '../../demo/server/pages/texts/translateHtml'
import { appWith } from './app'

const site = () =>
  appWith({ 'demo/page.html': '<!doctype html><html lang="en"><h1>Places to stay</h1></html>' })

const say = createTranslator({
  'A lake': 'Ein See',
  'Tom & Ann': 'Tom & "Anna"',
  'Page {n}': 'Seite {n}',
  'Picture of {title}': 'Bild: {title}',
  Type: 'Art',
  Save: 'Merken',
  '{q}: {n} place': '{q}: {n} Ort',
})
const inGerman = (html: string) => translateHtml(html, say)

describe("the site's own markup in another language", () => {
  it('has its texts, and keeps the white space around them', () => {
    expect(inGerman('<p>\n  A\n lake <b>A lake</b>.</p>')).toBe(
      '<p>\n  Ein See <b>Ein See</b>.</p>',
    )
  })

  it('is escaped again', () => {
    expect(inGerman('<p title="Tom &amp; Ann">Tom &amp; Ann</p>')).toBe(
      '<p title="Tom &amp; &quot;Anna&quot;">Tom &amp; &quot;Anna&quot;</p>',
    )
  })

  it('fills places in, with what is said instead of them', () => {
    expect(inGerman('<i>Page 12</i><img alt="Picture of A lake">')).toBe(
      '<i>Seite 12</i><img alt="Bild: Ein See">',
    )
  })

  it('has only those attributes changed that somebody reads', () => {
    expect(
      inGerman('<a class="Save" href="Save" aria-label="Save" data-vitrine-text.flag="Save">'),
    ).toBe('<a class="Save" href="Save" aria-label="Merken" data-vitrine-text.flag="Merken">')
    expect(inGerman('<input value="Save"><input type="submit" value="Save" />')).toBe(
      '<input value="Save"><input type="submit" value="Merken" />',
    )
  })

  it('has the labels of configurations, but no value of theirs', () => {
    expect(
      inGerman(
        `<div data-vitrine-config='{"label": "Type", "field": "Type", "text": {"flag": "Save"}}'></div>`,
      ),
    ).toBe(
      '<div data-vitrine-config="{&quot;label&quot;:&quot;Art&quot;,&quot;field&quot;:&quot;Type&quot;,&quot;text&quot;:{&quot;flag&quot;:&quot;Merken&quot;}}"></div>',
    )
    const script =
      '<script type="application/json">{"title": ["{q}: {n} place"], "values": ["Type"]}</script>'
    expect(inGerman(script)).toBe(
      '<script type="application/json">{"title":["{q}: {n} Ort"],"values":["Type"]}</script>',
    )
  })

  it('leaves English data, code, comments, scripts and broken JSON alone', () => {
    for (const html of [
      '<p lang="en">A <p>lake</p><b>A lake</b></p>',
      '<code>A lake</code>',
      '<!-- A lake -->',
      '<script>"A lake"</script><style>Save</style>',
      '<i data-vitrine-config=\'{"label": "Type",}\'></i>',
    ]) {
      expect(inGerman(html)).toBe(html)
    }
    expect(inGerman('<img lang="en" alt="A lake"><p>A lake</p>')).toBe(
      '<img lang="en" alt="A lake"><p>Ein See</p>',
    )
  })
})

test('German and Arabic have the same texts', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(de))
  for (const [key, text] of [...Object.entries(ar), ...Object.entries(de)]) {
    const places = (one: string) => (one.match(/\{\w+\}/g) ?? []).sort()
    expect([key, places(text)]).toEqual([key, places(key)])
    expect(text.trim()).not.toBe('')
  }
})

describe('a page of the demo', () => {
  it('is in the language that the controls ask for, and says so', async () => {
    const page = await (await site().request('/page.html?lang=ar')).text()
    expect(page).toMatch(/<html lang="ar" dir="rtl">/)
    expect(page).toContain(ar['Places to stay'])
    const part = await site().request('/leads/form/bt-leads-stay', {
      headers: { cookie: 'vitrine-qa=lang%3Dde', 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(await part.text()).toContain('Ihr Name')
  })

  it('only says so in a language that the CMS has no texts in', async () => {
    const page = await (await site().request('/page.html?lang=fr')).text()
    expect(page).toMatch(/<html lang="fr" dir="ltr">/)
    expect(page).toContain('Places to stay')
  })

  it('stays as it is without, and where the controls say no language', async () => {
    for (const query of ['', '?lang=en', '?lang=%22%3E%3Cscript%3E']) {
      const page = await (await site().request(`/page.html${query}`)).text()
      expect(page).toMatch(/<html lang="en">/)
    }
  })
})
