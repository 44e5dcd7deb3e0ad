/** @jest-environment node */
import { createTranslator } from '../../../../demo/server/pages/texts/createTranslator'
import { translateHtml } from '../../../../demo/server/pages/texts/translateHtml'

const translate = createTranslator({
  'A lake': 'Ein See',
  'Tom & Ann': 'Tom & "Anna"',
  'Page {n}': 'Seite {n}',
  'Picture of {title}': 'Bild: {title}',
  Type: 'Art',
  Save: 'Merken',
  '{q}: {n} place': '{q}: {n} Ort',
  '{n} place | {n} places': '{n} Ort | {n} Orte',
})
const inGerman = (html: string) => translateHtml(html, translate)

describe('translateHtml', () => {
  it('translates texts and keeps the white space around them', () => {
    expect(inGerman('<p>\n  A\n lake <b>A lake</b>.</p>')).toBe(
      '<p>\n  Ein See <b>Ein See</b>.</p>',
    )
  })

  it('escapes translations', () => {
    expect(inGerman('<p title="Tom &amp; Ann">Tom &amp; Ann</p>')).toBe(
      '<p title="Tom &amp; &quot;Anna&quot;">Tom &amp; &quot;Anna&quot;</p>',
    )
  })

  it('fills in placeholders, translated where possible', () => {
    expect(inGerman('<i>Page 12</i><img alt="Picture of A lake">')).toBe(
      '<i>Seite 12</i><img alt="Bild: Ein See">',
    )
  })

  it('translates only attributes that visitors see or hear', () => {
    expect(
      inGerman('<a class="Save" href="Save" aria-label="Save" data-vitrine-text.flag="Save">'),
    ).toBe('<a class="Save" href="Save" aria-label="Merken" data-vitrine-text.flag="Merken">')
    expect(inGerman('<input value="Save"><input type="submit" value="Save" />')).toBe(
      '<input value="Save"><input type="submit" value="Merken" />',
    )
  })

  it('translates labels in configurations, but not values', () => {
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

  it('translates an option that begins with a placeholder, which is no JSON', () => {
    expect(inGerman('<div data-vitrine-heading="{n} place | {n} places"></div>')).toBe(
      '<div data-vitrine-heading="{n} Ort | {n} Orte"></div>',
    )
  })

  it('does not change English data, code, comments, scripts and broken JSON', () => {
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
