import type { Browser, Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

/** A tag manager whose callbacks the test runs. */
const MANAGER = `<script>
  window.google_tag_manager = { 'GTM-TEST': {} }
  window.waiting = []
  window.dataLayer = []
  dataLayer.push = (message) => { if (message.eventCallback) waiting.push(message.eventCallback) }
  // Themes disable fields like this to prevent a second submission.
  addEventListener('submit', ({ target }) => setTimeout(() => {
    for (const field of target.elements) field.disabled = true
  }))
</script>`

const cartForm = (attributes: string, inside: string) => `<form data-vitrine="add-to-cart"
  data-vitrine-config='{"product":{"id":"p-12"}}' action="/shop/bought" method="post" ${attributes}>
  <label>Plate <input name="plate" value="Ünter — den"></label>
  <button name="op" value="add">Add</button>
  <input type="image" name="buy" alt="Buy" src="/favicon.svg" width="40" height="40">${inside}</form>`

const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('two\r\nrooms') }

const forms = [
  ['a picture as its button', '', '', 'Buy'],
  [
    'a file and lines of text',
    'enctype="multipart/form-data"',
    '<label>Plan <input type="file" name="plan"></label><textarea name="words">a\nb</textarea>',
    'Add',
  ],
  [
    'another character set',
    'accept-charset="iso-8859-1"',
    '<input type="hidden" name="_charset_"><input name="word" dirname="word.dir" value="x">',
    'Add',
  ],
] as const

for (const [what, attributes, inside, button] of forms) {
  test(`a delayed form with ${what} has the same body as a plain submission`, async ({
    browser,
    site,
  }) => {
    const send = async (page: Page) => {
      const plan = page.getByLabel('Plan')
      if ((await plan.count()) > 0) await plan.setInputFiles(file)
      await page.getByRole('button', { name: button }).click({ position: { x: 7, y: 9 } })
    }
    const html = htmlPage(cartForm(attributes, inside), MANAGER)
    const plain = await bodyOf(browser, site, false, html, send)
    const delayed = await bodyOf(browser, site, true, html, async (page) => {
      await page.waitForFunction('window.Vitrine?.getState().consent !== undefined')
      await send(page)
      await page.waitForFunction('waiting.length === 1')
      await page.getByLabel('Plate').evaluate((field: HTMLInputElement) => {
        field.value = 'late'
      })
      await page.evaluate('waiting[0]()')
    })
    expect(delayed).toBe(plain)
    expect(plain).toContain('plate')
  })
}

/** The posted body, without the boundary of its parts. */
async function bodyOf(
  browser: Browser,
  baseURL: string,
  javaScriptEnabled: boolean,
  html: string,
  send: (page: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled })
  const page = await context.newPage()
  await openHtml(page, html)
  const posted = page.waitForRequest('**/shop/bought')
  await send(page)
  const body = (await posted).postData() ?? ''
  await context.close()
  return body.replace(/----WebKitFormBoundary\w+/g, '--')
}
