/** @jest-environment node */
import ar from '../../../../demo/server/pages/texts/ar.json'
import de from '../../../../demo/server/pages/texts/de.json'
import { appWith } from '../../testApp'

const site = () =>
  appWith({ 'demo/page.html': '<!doctype html><html lang="en"><h1>Places to stay</h1></html>' })

test('German and Arabic translate the same texts', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(de))
  for (const [key, text] of [...Object.entries(ar), ...Object.entries(de)]) {
    const places = (one: string) => (one.match(/\{\w+\}/g) ?? []).sort()
    // Each language has its own number of plural forms, of which some have the number in words.
    const compared = (one: string) => (key.includes(' | ') ? new Set(places(one)) : places(one))
    expect([key, compared(text)]).toEqual([key, compared(key)])
    expect(text.trim()).not.toBe('')
  }
})

describe('translatePages', () => {
  it('translates a page into the language of the QA settings and sets lang and dir', async () => {
    const page = await (await site().request('/page.html?lang=ar')).text()
    expect(page).toMatch(/<html lang="ar" dir="rtl">/)
    expect(page).toContain(ar['Places to stay'])
    const part = await site().request('/leads/form/bt-leads-stay', {
      headers: { cookie: 'vitrine-qa=lang%3Dde', 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(await part.text()).toContain('Ihr Name')
  })

  it('sets only lang and dir for a language without translations', async () => {
    const page = await (await site().request('/page.html?lang=fr')).text()
    expect(page).toMatch(/<html lang="fr" dir="ltr">/)
    expect(page).toContain('Places to stay')
  })

  it('does not change a page in English, without a language or with an invalid one', async () => {
    for (const query of ['', '?lang=en', '?lang=%22%3E%3Cscript%3E']) {
      const page = await (await site().request(`/page.html${query}`)).text()
      expect(page).toMatch(/<html lang="en">/)
    }
  })
})
