import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import {
  cookieIds,
  flagButton,
  flagButtonsPage,
  NAMESPACE,
  savedIds,
  waitForFlags,
} from './savedItems'

test.use(onSharedPage)

const html = flagButtonsPage(['4', '9', 'k3x9-listings-17'])

/** Values of document.cookie and the ids that they contain. */
const OLDER_COOKIES: readonly (readonly [string, string, readonly string[]])[] = [
  ['raw JSON', '["4","9"]', ['4', '9']],
  ['raw JSON with spaces', '[ "9", "4" ]', ['9', '4']],
  ['encoded JSON', encodeURIComponent('["4","9"]'), ['4', '9']],
  ['the encoding of js-cookie', '[%224%22%2C%229%22]', ['4', '9']],
  ['numbers', '[4,9]', ['4', '9']],
  ['duplicates', encodeURIComponent('["9","4","9",4]'), ['9', '4']],
  ['values that are no ids', encodeURIComponent('["4",null,{"id":"5"},["9"],"9"]'), ['4', '9']],
]

for (const [how, cookie, ids] of OLDER_COOKIES) {
  test(`reads a cookie that an older site wrote: ${how}`, async ({ page, consoleLog }) => {
    if (how.startsWith('values that')) consoleLog.allow(/^Vitrine: /)
    await page.goto('/robots.txt')
    await page.evaluate(
      ([name, value]) => {
        // biome-ignore lint/suspicious/noDocumentCookie: as an older site's script writes it
        document.cookie = `${name}=${value}; path=/`
      },
      [NAMESPACE, cookie] as const,
    )
    await openHtml(page, html)
    await waitForFlags(page)
    expect(await savedIds(page)).toEqual(ids)
    await expect(flagButton(page, '4')).toHaveText('Unflag')
    await expect(flagButton(page, '9')).toHaveText('Unflag')

    await flagButton(page, 'k3x9-listings-17').click()
    await flagButton(page, '9').click()
    const remaining = [...ids.filter((id) => id !== '9'), 'k3x9-listings-17']
    await expect.poll(() => cookieIds(page)).toEqual(remaining)
    await page.reload()
    await waitForFlags(page)
    expect(await savedIds(page)).toEqual(remaining)
  })
}

const BROKEN_COOKIES = ['{"not": [a list', '{"4": true}', '"4"', '%E0%A4%A', '[["4"', 'null']

for (const cookie of BROKEN_COOKIES) {
  test(`backs up a broken cookie and warns once: ${cookie}`, async ({ page, consoleLog }) => {
    consoleLog.allow(/^Vitrine: .*riot_solr_flag_items/)
    await page.goto('/robots.txt')
    await page.evaluate(
      ([name, value]) => {
        // biome-ignore lint/suspicious/noDocumentCookie: as another script writes it
        document.cookie = `${name}=${value}; path=/`
      },
      [NAMESPACE, cookie] as const,
    )
    await openHtml(page, html)
    await waitForFlags(page)
    expect(await savedIds(page)).toEqual([])
    await flagButton(page, '4').click()
    await expect.poll(() => cookieIds(page)).toEqual(['4'])
    const readStorage = () =>
      page.evaluate(() => [document.cookie, ...Object.values(localStorage)].join('\n'))
    expect(decoded(await readStorage())).toContain(decoded(cookie))
    expect(consoleLog.lines).toHaveLength(1)

    await page.reload()
    await waitForFlags(page)
    expect(await savedIds(page)).toEqual(['4'])
    expect(consoleLog.lines, 'warns once').toHaveLength(1)
  })
}

/** Decodes valid percent escapes and leaves the rest unchanged. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
}
