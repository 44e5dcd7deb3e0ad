import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { htmlDecodeTree } from 'entities/decode'
import type { Browser, Page } from 'playwright'
import sanitizeHtml from 'sanitize-html'
import { buildFixture } from '../buildFixture'
import { entityNames } from '../entityNames'
import { OPTIONS } from '../fixture/widgets/sanitiser/options'
import { launch, openPage } from '../openPage'

const NAMES = entityNames(htmlDecodeTree)

let folder: string
let browser: Browser
let page: Page

before(async () => {
  browser = await launch()
  folder = await buildFixture()
  page = await openPage(browser, { folder, html: '<body><script src="/vitrine.js"></script>' })
  await page.goto('http://site.test/')
})
after(async () => {
  await browser?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/**
 * The inputs that a browser reads in another way once they are sanitised. The complete package is not compared: it
 * reads `&eta=` as an e with two dots.
 */
async function differences(inputs: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const clean = await Promise.all(all.map((html) => VitrineFixture.clean(html)))
    const [before, after] = [all, clean].map((list) =>
      list.map((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html')
        const links = [...body.querySelectorAll('a')]
        return JSON.stringify([body.textContent, ...links.map((one) => [one.title, one.search])])
      }),
    )
    return all.filter((_, k) => before?.[k] !== after?.[k])
  }, inputs)
}

test("knows HTML's 2,125 names", () => {
  assert.equal(NAMES.length, 2125)
})

test('decodes each name as a browser does, with and without a semicolon', async () => {
  const text = NAMES.map((name) => `&${name}; &${name} &${name}x; &${name}1 &${name}= &${name}&lt;`)
  assert.deepEqual(await differences(text), [])
})

test('decodes each name in an attribute as a browser does', async () => {
  const titles = NAMES.map(
    (name) =>
      `<a title="&${name};">1</a><a title='&${name}'>2</a><a title="&${name}x;">3</a>` +
      `<a title="&${name}=1">4</a><a href="?a=1&${name}=2&${name}">5</a>`,
  )
  assert.deepEqual(await differences(titles), [])
})

test('decodes numbers as the package does', async () => {
  const numbers = ['0', '9', '10', '13', '38', '128', '159', '8232', '55357', '65535', '65536']
    .concat('128512', '1114111', '1114112', '99999999999', 'x41', 'X1F600', 'xD800', 'x', '', 'z')
    .flatMap((number) => [`&#${number};`, `&#${number}`, `&#${number}g`, `&#0${number};`])
  const attributes = numbers.map(
    (number) => `<a title="${number}=">x</a><a title="${number}">y</a>`,
  )
  const inputs = [...numbers, ...attributes]
  const clean = await page.evaluate(
    (all) => Promise.all(all.map((html) => VitrineFixture.clean(html))),
    inputs,
  )
  assert.deepEqual(
    clean,
    inputs.map((html) => sanitizeHtml(html, OPTIONS)),
  )
})

test('leaves an ampersand that begins no reference as it is', async () => {
  const inputs = ['&', 'a&', '&;', '& amp;', '&&amp;&', '&unknown;', '<a title="&">x</a>', '&amp']
  assert.deepEqual(await differences(inputs), [])
})
