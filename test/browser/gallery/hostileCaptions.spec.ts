import type { Page } from '@playwright/test'
import { ALL_HOSTILE } from '../../gallery/hostileCaptions'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const CAPTIONS = ALL_HOSTILE.map(([, caption]) => caption)

/** The rendered content of a caption. */
interface RenderedCaption {
  readonly text: string
  /** The name of each element, with its attributes. */
  readonly elements: readonly (readonly [name: string, attributes: readonly string[]])[]
  /** The schemes of all addresses. */
  readonly schemes: readonly string[]
}

interface Outcome {
  readonly shown: readonly RenderedCaption[]
  /** The names of the functions that ran. */
  readonly ran: readonly string[]
}

/** Opens a gallery of all captions with this `sanitise` setting. */
async function openCaptions(page: Page, sanitise: unknown, script = '/dist/vitrine.js') {
  const settings = JSON.stringify({ lightbox: sanitise === undefined ? {} : { sanitise } })
  const link =
    '<a class="colorbox" rel="all" href="/pictures/10.svg" data-vitrine-width="640" data-vitrine-height="480">view</a>'
  const head = `<script type="application/json" data-vitrine-settings>${settings}</script>`
  const type = script.includes('esm') ? 'type="module"' : 'defer'
  const html = htmlPage(`<main><h1>Views</h1>${link.repeat(CAPTIONS.length)}</main>`, head).replace(
    '<script defer src="/dist/vitrine.js">',
    `<script ${type} src="${script}">`,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const ran: string[] = []
    Object.assign(window, { ran, hack: () => ran.push('hack'), alert: () => ran.push('alert') })
  })
  await openHtml(page, html)
  // Set by script, so that the HTML parser does not change control characters.
  await page.evaluate((captions) => {
    for (const [k, link] of [...document.querySelectorAll('a.colorbox')].entries())
      link.setAttribute('title', captions[k] ?? '')
  }, CAPTIONS)
  // Before its module loads, the links open pages.
  await page.waitForFunction(() => (window.Vitrine?.doctor().widgets.length ?? 0) > 0)
  await page.locator('a.colorbox').first().click()
  await page.getByRole('dialog', { name: 'Gallery' }).waitFor()
  await expect(page.locator('.vitrine-gallery__counter')).toHaveText(/^image 1 of/)
  // With modules the first caption waits for the sanitiser module; without it the caption is plain text.
  if (script.includes('esm'))
    await expect(page.locator('.vitrine-gallery__caption-text')).toHaveText(CAPTIONS[0] ?? '')
}

/** Opens all captions, sends events to their elements, and records their content. */
function openAllCaptions(page: Page): Promise<Outcome> {
  return page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const text = () => document.querySelector<HTMLElement>('.vitrine-gallery__caption-text')
    const next = () => document.querySelector<HTMLElement>('.pswp__button--arrow--next')
    const counter = () => document.querySelector('.vitrine-gallery__counter')?.textContent
    document.addEventListener('click', (event) => event.preventDefault(), true)
    const shown: RenderedCaption[] = []
    for (let k = 0; k < count; k++) {
      if (counter() !== `image ${k + 1} of ${count}`) throw new Error(`${counter()}, not ${k + 1}`)
      await frame()
      await frame()
      const captionText = text()
      if (!captionText) throw new Error('There is no caption.')
      const elements = [...captionText.querySelectorAll('*')]
      for (const element of elements.slice(0, 100)) {
        for (const type of ['pointerenter', 'mouseover', 'focusin', 'focus', 'click', 'toggle'])
          element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      }
      shown.push({
        text: captionText.textContent ?? '',
        elements: elements.map((one) => [one.localName, one.getAttributeNames()]),
        schemes: elements.flatMap((one) =>
          ['href', 'src'].flatMap((name) => {
            const url = one.getAttribute(name)
            return url === null ? [] : [new URL(url, document.baseURI).protocol]
          }),
        ),
      })
      next()?.click()
    }
    // A picture that is asked for last: once the server has sent it, those of captions have failed, and what they
    // run has run.
    const last = new Image()
    await new Promise((resolve) => {
      last.onload = resolve
      last.src = '/pictures/11.svg?last'
    })
    await frame()
    await frame()
    return { shown, ran: (window as unknown as { ran: string[] }).ran }
  }, CAPTIONS.length)
}

/** Records the requests to other servers. */
function recordForeignRequests(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol !== 'data:' && hostname !== 'localhost') requests.push(request.url())
  })
  return requests
}

function distinctNames(outcome: Outcome) {
  const elements = outcome.shown.flatMap((one) => one.elements)
  return {
    elements: [...new Set(elements.map(([name]) => name))].sort(),
    attributes: [...new Set(elements.flatMap(([, attributes]) => attributes))].sort(),
    schemes: [...new Set(outcome.shown.flatMap((one) => one.schemes))].sort(),
  }
}

test.describe.configure({ timeout: 120_000 })

test(`${CAPTIONS.length} hostile captions run nothing and contain only allowed elements`, async ({
  page,
}) => {
  const requests = recordForeignRequests(page)
  await openCaptions(page, undefined)
  const outcome = await openAllCaptions(page)
  expect(outcome.ran).toEqual([])
  expect(requests).toEqual([])
  expect(outcome.shown).toHaveLength(CAPTIONS.length)
  const { elements, attributes, schemes } = distinctNames(outcome)
  expect(elements).toEqual(['a', 'b', 'br', 'cite', 'code', 'em', 'i', 'strong', 'u'])
  expect(attributes).toEqual(['href', 'hreflang', 'target', 'title'])
  expect(schemes).toEqual(['http:', 'https:'])
})

test('with lists of the site, they run nothing and contain only what is safe of these lists', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/lightbox\.sanitise lists names that are never allowed/)
  // The lists of this site allow pictures.
  consoleLog.allow(/404|ERR_NAME_NOT_RESOLVED/)
  await openCaptions(page, {
    tags: ['a', 'b', 'img', 'table', 'svg', 'script', 'iframe', 'style', 'math', 'form', 'x-hack'],
    attributes: [
      'href',
      'src',
      'alt',
      'rel',
      'onclick',
      'onerror',
      'style',
      'srcdoc',
      'id',
      'name',
    ],
  })
  const outcome = await openAllCaptions(page)
  expect(outcome.ran).toEqual([])
  const { elements, attributes, schemes } = distinctNames(outcome)
  expect(elements).toEqual(['a', 'b', 'img'])
  expect(attributes).toEqual(['href', 'src'])
  expect(schemes).toEqual(['http:', 'https:'])
})

for (const missing of ['switched off', 'that does not arrive'] as const) {
  test(`with a sanitiser ${missing} captions are plain text`, async ({ page, consoleLog }) => {
    const requests = recordForeignRequests(page)
    if (missing === 'switched off') await openCaptions(page, false)
    else {
      consoleLog.allow(/ERR_FAILED/)
      await page.route('**/captionSanitiser*.js', (route) => route.abort())
      await openCaptions(page, undefined, '/dist/esm/vitrine.js')
    }
    const outcome = await openAllCaptions(page)
    expect(outcome.ran).toEqual([])
    expect(requests).toEqual([])
    expect(outcome.shown.flatMap((one) => one.elements)).toEqual([])
    const written = CAPTIONS.map((one) => one.trim().slice(0, 10_000))
    expect(outcome.shown.map((one) => one.text)).toEqual(written)
  })
}

test('the same captions run code without a sanitiser', async ({ page, consoleLog }) => {
  consoleLog.allow(/.*/)
  await page.addInitScript(() => {
    const ran: string[] = []
    Object.assign(window, { ran, hack: () => ran.push('hack') })
  })
  await openHtml(page, htmlPage('<main><h1>Views</h1><div id="place"></div></main>'))
  await page.evaluate(async (captions) => {
    const place = document.querySelector('#place') as HTMLElement
    document.addEventListener('click', (event) => event.preventDefault(), true)
    for (const caption of captions) {
      place.innerHTML = caption.slice(0, 10_000)
      for (const element of place.querySelectorAll<HTMLElement>('[onclick]')) element.click()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }, CAPTIONS)
  const ran = () => page.evaluate(() => (window as unknown as { ran: string[] }).ran.length)
  await expect.poll(ran).toBeGreaterThan(20)
})
