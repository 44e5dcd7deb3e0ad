import type { Page, Request } from '@playwright/test'
import axe from 'axe-core'
import { htmlPage } from '../support/htmlPage'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { openHtml } from '../support/openHtml'
import type { Qa } from '../support/qa'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'

const box = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name })
const list = (page: Page) => page.getByRole('listbox')
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const active = (page: Page) => page.locator('.vitrine-dropdown__option[data-active]')
const note = (page: Page) => page.locator('.vitrine-dropdown__note')

async function arrive(page: Page, address = '/dropdowns.html'): Promise<void> {
  await page.goto(address)
  // Before that they are selects, which have names, too.
  await expect(page.locator('.vitrine-dropdown')).toHaveCount(8)
}

/** What the wishes' form would send now. */
function sent(page: Page): Promise<string> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#wishes')
    const pairs = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])
    return new URLSearchParams(pairs).toString()
  })
}

/** The pages of places that were asked for, in order, an aborted one marked. */
async function asked(qa: Qa): Promise<string[]> {
  const gets = (await qa.log()).toSorted((a, b) => a.time.localeCompare(b.time))
  return gets.flatMap(({ path, aborted }) =>
    path.startsWith('/places?') ? [path.replace('/places?', '') + (aborted ? ' aborted' : '')] : [],
  )
}

test('the accessibility tree has a combobox, its options in groups, and the selected option', async ({
  page,
}) => {
  await arrive(page)
  await box(page, 'Type').click()
  await option(page, 'Cabin').click()
  await expect(box(page, 'Type')).toMatchAriaSnapshot('- combobox "Type": Cabin')
  await box(page, 'Type').click()
  await expect(box(page, 'Type')).toMatchAriaSnapshot('- combobox "Type" [expanded]: Cabin')
  await expect(list(page)).toMatchAriaSnapshot(`
    - listbox "Options":
      - option "Choose a type"
      - group "By the water":
        - option "Boathouse"
        - option "Lake house"
      - group "In the hills":
        - option "Cabin" [selected]
        - option "Hut"
        - option "Igloo (winter only)" [disabled]
      - option "City loft"
  `)
  const id = await active(page).getAttribute('id')
  await expect(box(page, 'Type')).toHaveAttribute('aria-activedescendant', id ?? '')
  await expect(box(page, 'Type')).toHaveAttribute(
    'aria-controls',
    (await list(page).getAttribute('id')) ?? '',
  )
  // The select itself is nowhere in it.
  await expect(page.getByRole('combobox', { includeHidden: false })).toHaveCount(8)
})

test('works with the keyboard alone and announces the number of options', async ({ page }) => {
  await arrive(page)
  await box(page, 'Type').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('hu')
  await expect(active(page)).toHaveText('Hut')
  await expect(page.locator('.vitrine-announcer').first()).toHaveText('1 option')
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeHidden()
  await expect(box(page, 'Type')).toBeFocused()
  await expect(box(page, 'Type')).toHaveValue('Hut')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Sauna' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page, /^Amenities/)).toBeFocused()
  expect(await sent(page)).toBe('type=hut&amenity=canoe&place=&when=summer')
})

test('handles keys that arrive while the page is busy', async ({ page }) => {
  await arrive(page)
  await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('#type + * input')
    const press = async (key: string) => {
      input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      // Nothing but what the page does at once comes between one key and the next.
      for (let i = 0; i < 20; i++) await null
    }
    input?.focus()
    document.execCommand('insertText', false, 'h')
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) {
      await press(key)
    }
  })
  // Of those with an h the third, Lake house; then, from there, the next one.
  await expect(box(page, 'Type')).toHaveValue('Cabin')
})

test('works by touch, and a tap outside closes it', async ({ browser, site }) => {
  const page = await browser.newPage({
    baseURL: site,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  })
  await arrive(page)
  await box(page, 'Type').tap()
  await option(page, 'Lake house').tap()
  await expect(box(page, 'Type')).toHaveValue('Lake house')
  await box(page, /^Amenities/).tap()
  await expect(list(page)).toBeVisible()
  for (const row of await page.getByRole('option').all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  }
  await page.locator('h1').tap()
  await expect(list(page)).toBeHidden()
  await page.close()
})

test('the form sends the same data as its selects without JavaScript', async ({
  browser,
  page,
  site,
}) => {
  const plain = await browser.newPage({ baseURL: site, javaScriptEnabled: false })
  await plain.goto('/dropdowns.html')
  await plain.locator('#type').selectOption('cabin')
  await plain.locator('#amenities').selectOption(['canoe', 'dock', 'hot-tub'])
  await plain.getByRole('button', { name: 'Send' }).click()
  await plain.waitForURL(/sent/)

  await arrive(page)
  // What no select stands for is sent by ours alone.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('div[data-vitrine="dropdown"]')) one.remove()
  })
  await box(page, 'Type').fill('cab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Sauna' }).click()
  await box(page, /^Amenities/).fill('hot')
  await page.keyboard.press('Enter')
  await page.keyboard.type('do')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/sent/)
  expect(new URL(page.url()).search).toBe(new URL(plain.url()).search)
  await plain.close()
})

test('is reset with its form and shows a value that a script sets', async ({ page }) => {
  await arrive(page)
  const before = await sent(page)
  await box(page, 'Type').fill('loft')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Canoe' }).click()
  await box(page, 'When').fill('winter')
  await page.keyboard.press('Enter')
  expect(await sent(page)).toBe('type=loft&amenity=sauna&place=&when=winter')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(box(page, 'When')).toHaveValue('Summer')
  await expect(box(page, 'Type')).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  expect(await sent(page)).toBe(before)

  await page.locator('#type').evaluate((select: HTMLSelectElement) => {
    select.value = 'hut'
  })
  await expect(box(page, 'Type')).toHaveValue('Hut')
  await page.locator('#type').evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = 1
  })
  await expect(box(page, 'Type')).toHaveValue('Boathouse')
})

test('an empty required dropdown gets the focus and an error description on submit', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(box(page, 'Type')).toBeFocused()
  await expect(box(page, 'Type')).toHaveAttribute('aria-invalid', 'true')
  await expect(box(page, 'Type')).toHaveAccessibleDescription(/select/i)
  expect(page.url()).toMatch(/dropdowns\.html$/)
  await page.keyboard.type('cabin')
  await page.keyboard.press('Enter')
  await expect(box(page, 'Type')).not.toHaveAttribute('aria-invalid')
})

test('scrolling the list loads 5,000 remote options page by page, each page once', async ({
  page,
  qa,
}) => {
  await arrive(page)
  await box(page, /^Place/).click()
  await expect(page.getByRole('option')).toHaveCount(25)
  expect(await asked(qa)).toEqual(['q=&page=1'])
  const far = () =>
    list(page).evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight)
  const scrollTo = (rest: number) =>
    list(page).evaluate((one, left) => {
      one.scrollTop = one.scrollHeight - one.clientHeight - left
    }, rest)
  await scrollTo(60)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await far()).toBe(60)
  expect(await asked(qa)).toHaveLength(1)
  for (let number = 2; number <= 8; number++) {
    await scrollTo(45)
    await expect.poll(async () => (await asked(qa)).at(-1)).toBe(`q=&page=${number}`)
    // Its options stand there: the end is far again.
    await expect.poll(far).toBeGreaterThan(60)
    await expect(note(page)).toBeHidden()
  }
  const places = await page.evaluate(() =>
    fetch('/places?q=&page=8').then((answer) => answer.json()),
  )
  const last = places.options.at(-1).label
  await page.keyboard.press('End')
  await expect(active(page)).toHaveText(last)
  await expect(active(page)).toBeInViewport()
  // Of two hundred options only those near what is seen stand in the page.
  expect(await page.getByRole('option').count()).toBeLessThan(200)
  await expect(active(page)).toHaveAttribute('aria-posinset', '200')
  await page.keyboard.press('Enter')
  await expect(box(page, /^Place/)).toHaveValue(last)
  expect(new URLSearchParams(await sent(page)).get('place')).toBe(last)
})

test('on a slow connection only the newest term is shown, and older requests are aborted', async ({
  page,
  qa,
}) => {
  // As the browser tells it: one that is aborted at once may never come to the server.
  const places: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/places') places.push(request)
  })
  const told = () =>
    places.map((one) => {
      const isAborted = one.failure()?.errorText === 'net::ERR_ABORTED'
      return new URL(one.url()).search.slice(1) + (isAborted ? ' aborted' : '')
    })
  await page.clock.install()
  await arrive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(watchOptions)
  await qa.simulate({ latency: 20_000 })
  await box(page, /^Place/).click()
  await expect(note(page)).toHaveText('Searching…')
  for (const key of 'zur') {
    if (key === 'r') await qa.simulate({ latency: 200 })
    await page.keyboard.press(key)
    await page.clock.runFor(200)
  }
  await expect(option(page, 'Zürich')).toBeVisible()
  await expect
    .poll(told)
    .toEqual(['q=&page=1 aborted', 'q=z&page=1 aborted', 'q=zu&page=1 aborted', 'q=zur&page=1'])
  expect(await page.evaluate(() => window.optionsShown())).toEqual(['Zürich'])
})

for (const kind of ['500', 'html', 'truncated', 'empty'] as const) {
  test(`a failed response (${kind}) shows an error, and retry loads the options`, async ({
    page,
    qa,
    consoleLog,
  }) => {
    consoleLog.allow(/Failed to load resource|^\d+, /)
    await arrive(page)
    await qa.simulate({ failureRate: 1, kind })
    await box(page, /^Place/).click()
    await expect(note(page)).toHaveText('The results could not be loaded.')
    await qa.simulate()
    // By keyboard: the button is the next stop behind the input.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(25)
    await expect(box(page, /^Place/)).toBeFocused()
  })
}

test('a select with 5,000 options renders only a part of them and reaches both ends', async ({
  page,
}) => {
  const options = Array.from({ length: 5000 }, (_, i) => `<option value="${i}">Town ${i}</option>`)
  await openHtml(
    page,
    htmlPage(
      `<label for="town">Town</label><select id="town" data-vitrine="dropdown">${options.join('')}</select>`,
    ),
  )
  await page.locator('.vitrine-dropdown').waitFor()
  await box(page, 'Town').click()
  await expect(option(page, 'Town 0')).toBeVisible()
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(150)
  await page.keyboard.press('End')
  await expect(active(page)).toHaveText('Town 4999')
  await expect(active(page)).toBeInViewport()
  await expect(active(page)).toHaveAttribute('aria-setsize', '5000')
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(250)
  await list(page).evaluate((one) => {
    one.scrollTop = one.scrollHeight / 2
  })
  await expect.poll(() => list(page).evaluate(seen)).toBeGreaterThan(5)
  await page.keyboard.type('4321')
  await expect(page.getByRole('option')).toHaveText(['Town 4321'])
  await page.keyboard.press('Enter')
  await expect(page.locator('#town')).toHaveValue('4321')
  await box(page, 'Town').click()
  await expect(active(page)).toHaveText('Town 4321')
  await expect(active(page)).toBeInViewport()
})

test('in a line of text it is about as wide as its select, unless the theme sets a width', async ({
  page,
}) => {
  const line = (style: string) =>
    openHtml(
      page,
      htmlPage(
        `<p>Show <select aria-label="Rows" data-vitrine="dropdown"><option>Twenty-four of them</option></select> places</p>`,
        `<style>${style}</style>`,
      ),
    )
  const dropdown = page.locator('.vitrine-dropdown')
  await line('')
  await expect(dropdown).toBeVisible()
  const [own, paragraph] = [
    await dropdown.boundingBox(),
    await page.locator('p').first().boundingBox(),
  ]
  expect(own?.width).toBeGreaterThan(140)
  expect(own?.width).toBeLessThan(300)
  expect(paragraph?.height).toBeLessThan(60)
  expect(await box(page, 'Rows').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)

  await line(':root { --vitrine-dropdown-width: 20em }')
  await expect(dropdown).toBeVisible()
  expect((await dropdown.boundingBox())?.width).toBe(320)
  await line('select { width: 100% }')
  await expect(dropdown).toBeVisible()
  expect((await dropdown.boundingBox())?.width).toBe(paragraph?.width)
})

test('the select behind it takes no space, whatever styles the theme gives to selects', async ({
  page,
}) => {
  await openHtml(
    page,
    htmlPage(
      '<form class="f"><p><label for="s">Size</label> <select id="s" data-vitrine="dropdown"><option>a</option></select></p></form>',
      '<style>.f p select { display: block; position: relative; width: 3000px; height: 3000px; min-width: 2000px; opacity: 1; border: 9px solid }</style>',
    ),
  )
  await expect(page.locator('.vitrine-dropdown')).toBeVisible()
  expect(
    await page
      .locator('#s')
      .evaluate((one: HTMLSelectElement) => [one.offsetWidth, one.offsetHeight]),
  ).toEqual([1, 1])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
})

const inDialog = (around: string, end: string) =>
  htmlPage(
    `${around}<label for="in">Inside</label><select id="in" data-vitrine="dropdown">
      ${Array.from({ length: 30 }, (_, i) => `<option>Lake ${i}</option>`).join('')}</select>${end}`,
    '<style>dialog { overflow: hidden; height: 8em; width: 16em }</style>',
  )

test('in a native dialog the list is not clipped, and Escape closes the list first', async ({
  page,
}) => {
  await openHtml(page, inDialog('<dialog>', '</dialog>'))
  await page.locator('.vitrine-dropdown').waitFor({ state: 'attached' })
  await page.locator('dialog').evaluate((one: HTMLDialogElement) => one.showModal())
  await box(page, 'Inside').click()
  await expect(option(page, 'Lake 0')).toBeVisible()
  await expect.poll(() => list(page).evaluate(isOnTop)).toBe(true)
  await option(page, 'Lake 3').click()
  await expect(box(page, 'Inside')).toHaveValue('Lake 3')
  await box(page, 'Inside').click()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(page.locator('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toBeHidden()
})

test('in our dialog it keeps its value and announces inside the dialog', async ({ page }) => {
  const html = inDialog(
    '<button data-vitrine="modal" data-vitrine-content="form">Open</button><div id="form" hidden><h2>Form</h2>',
    '</div>',
  )
  await openHtml(page, html)
  // Before that it is a select, which is a combobox, too.
  await page.locator('.vitrine-dropdown').waitFor({ state: 'attached' })
  const dialog = page.getByRole('dialog', { name: 'Form' })
  const open = page.getByRole('button', { name: 'Open' })
  await open.click()
  await dialog.getByRole('combobox').click()
  await expect(option(page, 'Lake 0')).toBeVisible()
  await expect.poll(() => list(page).evaluate(isOnTop)).toBe(true)
  await page.keyboard.type('lake 2')
  await expect(dialog.locator('.vitrine-announcer').first()).toHaveText('11 options')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('combobox')).toHaveValue('Lake 2')
  await dialog.getByRole('combobox').click()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(dialog.getByRole('combobox')).toHaveValue('Lake 2')
})

test('in a right-to-left page each option text keeps its own direction', async ({ page }) => {
  await arrive(page)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await box(page, /^Place/).click()
  const [first, last] = await page
    .getByRole('option', { name: 'A & B <Village>' })
    .evaluate((option) => {
      const text = document.createTreeWalker(option, NodeFilter.SHOW_TEXT).nextNode() as Text
      return [...'A>'].map((one) => {
        const range = document.createRange()
        const at = text.data.indexOf(one)
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
    })
  expect(last).toBeGreaterThan(first ?? Number.NaN)
})

test('the strict policy reports nothing', async ({ page, qa, consoleLog }) => {
  await arrive(page, '/dropdowns.html?csp=strict')
  await box(page, 'Type').click()
  await option(page, 'Hut').click()
  await box(page, /^Amenities/).click()
  await option(page, 'Dock').click()
  await page.keyboard.press('Escape')
  await box(page, /^Place/).click()
  await expect(page.getByRole('option')).toHaveCount(25)
  await page.keyboard.press('End')
  await expect(page.getByRole('option')).toHaveCount(50)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/sent/)
  expect(await qa.cspReports()).toEqual([])
  expect(consoleLog.lines).toEqual([])
})

for (const width of [360, 1280]) {
  test(`replaces its select with a layout shift of at most 0.02 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)
    // The selects have been drawn before the script comes.
    await page.route('**/dist/vitrine.js', async (route) => {
      await new Promise((done) => setTimeout(done, 500))
      await route.continue()
    })
    await arrive(page)
    const { total, shifts } = await readShifts(page)
    console.log(`  layout shift of /dropdowns.html at ${width} px: ${total.toFixed(4)}`)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    for (const name of ['Type', /^Amenities/, /^Place/, /^Other/]) {
      test(`the open list aligns with its field, and axe finds nothing: ${name}, ${width} px, ${dir}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await arrive(page)
        await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
        await box(page, name).click()
        if (String(name).includes('Place')) await expect(page.getByRole('option')).toHaveCount(25)
        const popup = page.locator('.vitrine-dropdown__popup:popover-open')
        await expect(popup).toBeVisible()
        // It is placed anew in the frame after its options came.
        await waitForFrames(page, 2)
        const field = popup.locator('xpath=preceding-sibling::*[1]')
        const { scrollWidth, clientWidth } = await page.evaluate(sizes)
        expect(scrollWidth).toBe(clientWidth)
        const [at, of] = [await popup.boundingBox(), await field.boundingBox()]
        expect(at?.x).toBeCloseTo(of?.x ?? 0, 0)
        expect(at?.width).toBeCloseTo(of?.width ?? 0, 0)
        expect(at?.y).toBeGreaterThanOrEqual(0)
        expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(800)
        await page.evaluate(axe.source)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          expect(await findings(page), `${name} ${colorScheme}`).toEqual([])
        }
      })
    }
  }
}

function sizes() {
  const { scrollWidth, clientWidth } = document.documentElement
  return { scrollWidth, clientWidth }
}

function findings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
  })
}

/** Whether what is seen in its four corners is the list itself. */
function isOnTop(menu: Element): boolean {
  const { left, right, top, bottom } = menu.getBoundingClientRect()
  const inset = 12
  const corners = [left + inset, right - inset].flatMap((x) =>
    [top + inset, bottom - inset].map((y) => [x, y] as const),
  )
  return corners.every(([x, y]) => menu.contains(document.elementFromPoint(x, y)))
}

/** How many options stand in what is seen of a list. */
function seen(menu: Element): number {
  const { top, bottom } = menu.getBoundingClientRect()
  return [...menu.querySelectorAll('[role="option"]')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.bottom > top && box.top < bottom
  }).length
}

/** Writes down every option that is ever shown. */
function watchOptions(): void {
  const shown = new Set<string>()
  window.optionsShown = () => [...shown]
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.vitrine-dropdown__option')) {
      shown.add(one.textContent ?? '')
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

declare global {
  interface Window {
    optionsShown(): readonly string[]
  }
}
