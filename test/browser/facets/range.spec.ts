import type { CDPSession, Locator, Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { holdRequests } from '../support/holdRequests'
import type { Qa } from '../support/qa'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const FILTER = '{!tag=price}price:[200 TO 400]'

test.use({ hasTouch: true })

class PriceSlider {
  readonly group: Locator
  readonly track: Locator

  constructor(readonly page: Page) {
    this.group = page.getByRole('group', { name: 'Price a night' })
    this.track = this.group.locator('.vitrine-range__track')
  }

  thumb(end: 'Minimum' | 'Maximum'): Locator {
    return this.group.getByRole('slider', { name: `${end} Price a night` })
  }

  field(end: 'Minimum' | 'Maximum'): Locator {
    return this.group.getByRole('textbox', { name: end })
  }

  async shown(): Promise<(string | null)[]> {
    const ends = ['Minimum', 'Maximum'] as const
    return Promise.all(ends.map((end) => this.thumb(end).getAttribute('aria-valuetext')))
  }

  /** The position of an amount on the screen, in whole pixels. */
  async positionOf(amount: number): Promise<{ x: number; y: number }> {
    const box = (await this.track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [min, max] = await Promise.all(
      ['min', 'max'].map(async (end) => Number(await this.thumb('Minimum').getAttribute(end))),
    )
    const isRtl = await this.track.evaluate((one) => getComputedStyle(one).direction === 'rtl')
    const share = (amount - Number(min)) / (Number(max) - Number(min))
    const along = (isRtl ? 1 - share : share) * box.width
    return { x: Math.round(box.x + along), y: Math.round(box.y + box.height / 2) }
  }

  /** Waits for the results of the new range, which may move the slider. */
  waitForResults(): Promise<void> {
    return new SearchPage(this.page, 'stays').waitForResults()
  }

  async drag(from: number, to: number): Promise<void> {
    const [start, end] = [await this.positionOf(from), await this.positionOf(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move((start.x + end.x) / 2, start.y + 30, { steps: 4 })
    await this.page.mouse.move(end.x, end.y, { steps: 4 })
  }
}

async function open(page: Page, address = '/ranges.html'): Promise<PriceSlider> {
  await page.goto(address)
  await waitForSearches(page)
  const slider = new PriceSlider(page)
  await slider.track.scrollIntoViewIfNeeded()
  return slider
}

const priceOf = async (qa: Qa) => {
  const body = (await qa.searches()).at(-1) ?? ''
  return new URLSearchParams(body).getAll('fq').filter((fq) => fq.includes('price'))
}

/** The ways to select $200 to $400, starting from the whole range. */
const WAYS: Readonly<Record<string, (slider: PriceSlider, cdp: CDPSession) => Promise<void>>> = {
  async keyboard(slider) {
    const { page } = slider
    const to = async (end: 'Minimum' | 'Maximum', key: string, text: string) => {
      const one = slider.thumb(end)
      await one.focus()
      for (let at = 0; at < 200 && (await one.getAttribute('aria-valuetext')) !== text; at++) {
        await page.keyboard.press(key)
      }
    }
    await to('Minimum', 'ArrowRight', '$200')
    await to('Maximum', 'ArrowDown', '$400')
    await page.keyboard.press('Tab')
  },
  async mouse(slider) {
    const [min, max] = await slider.shown()
    await slider.drag(Number(min?.slice(1)), 200)
    await slider.page.mouse.up()
    await slider.waitForResults()
    await slider.drag(Number(max?.slice(1)), 400)
    await slider.page.mouse.up()
  },
  async press(slider) {
    for (const amount of [200, 400]) {
      const { x, y } = await slider.positionOf(amount)
      await slider.page.mouse.click(x, y)
      await slider.waitForResults()
    }
  },
  async tap(slider) {
    for (const amount of [200, 400]) {
      const { x, y } = await slider.positionOf(amount)
      await slider.page.touchscreen.tap(x, y)
      await slider.waitForResults()
    }
  },
  async finger(slider, cdp) {
    const [min, max] = await slider.shown()
    for (const [from, to] of [
      [min, 200],
      [max, 400],
    ] as const) {
      const start = await slider.positionOf(Number(from?.slice(1)))
      const end = await slider.positionOf(to)
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
      for (const x of [start.x + Math.sign(end.x - start.x) * 20, end.x]) {
        const touchPoints = [{ x, y: start.y }]
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await slider.waitForResults()
    }
  },
  async typing(slider) {
    await slider.field('Minimum').fill('200')
    await slider.field('Maximum').fill('$400.00')
    await slider.field('Maximum').press('Enter')
  },
}

for (const [way, choose] of Object.entries(WAYS)) {
  for (const dir of ['ltr', 'rtl']) {
    // Jest tests cover the keys in rtl.
    if (way === 'keyboard' && dir === 'rtl') continue
    test(`keyboard, mouse, touch and typing give the same filter: ${way}, ${dir}`, async ({
      page,
      qa,
    }) => {
      const slider = await open(page, `/ranges.html?dir=${dir}`)
      await choose(slider, await page.context().newCDPSession(page))
      await expect.poll(() => priceOf(qa)).toEqual([FILTER])
      await expect.poll(() => slider.shown()).toEqual(['$200', '$400'])
      await slider.waitForResults()
      await expect(
        page.getByRole('button', { name: 'Remove Price a night: $200 to $400' }),
      ).toBeVisible()
    })
  }
}

test('an answer that moves the extent leaves the amount selected, so that typing replaces it', async ({
  page,
  qa,
}) => {
  const slider = await open(page)
  const before = await slider.field('Maximum').inputValue()
  const release = await holdRequests(page, '**/solr/select')
  await page.getByRole('checkbox', { name: /^Canoe / }).click()
  await slider.field('Maximum').click()
  release()
  await expect(slider.field('Maximum')).not.toHaveValue(before)
  await page.keyboard.type('400')
  await page.keyboard.press('Enter')
  await expect.poll(() => priceOf(qa)).toEqual(['{!tag=price}price:[* TO 400]'])
})

test('dragging a thumb sends no request', async ({ page, qa }) => {
  const slider = await open(page)
  const before = (await qa.searches()).length
  const [min] = await slider.shown()
  await slider.drag(Number(min?.slice(1)), 200)
  await expect.poll(async () => (await slider.shown())[0]).toBe('$200')
  const { x, y } = await slider.positionOf(300)
  await page.mouse.move(x, y, { steps: 5 })
  await expect.poll(async () => (await slider.shown())[0]).toBe('$300')
  expect(await qa.searches()).toHaveLength(before)
  await page.mouse.up()
  await expect.poll(async () => (await qa.searches()).length).toBe(before + 1)
})

test('a finger that scrolls the page over the slider moves no thumb', async ({ page, qa }) => {
  const slider = await open(page)
  const before = await slider.shown()
  const searches = (await qa.searches()).length
  const { x, y } = await slider.positionOf(300)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.synthesizeScrollGesture', { x, y, yDistance: -200 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await slider.shown()).toEqual(before)
  expect(await qa.searches()).toHaveLength(searches)
})

test('the drawn thumbs match the native sliders and show the focus', async ({ page }) => {
  const slider = await open(page, '/ranges.html#fq={!tag=price}price:[200 TO 400]')
  await page.keyboard.press('Tab')
  await slider.thumb('Maximum').press('ArrowUp')
  const drawn = slider.group.locator('.vitrine-range__thumb')
  const [first, second] = await Promise.all([0, 1].map((at) => drawn.nth(at).boundingBox()))
  const middle = (box: typeof first) => (box ? box.x + box.width / 2 : Number.NaN)
  expect(Math.abs(middle(first ?? null) - (await slider.positionOf(200)).x)).toBeLessThan(1)
  expect(Math.abs(middle(second ?? null) - (await slider.positionOf(402)).x)).toBeLessThan(1)
  expect(first?.width).toBeGreaterThanOrEqual(24)
  const outline = await drawn.nth(1).evaluate((one) => getComputedStyle(one).outlineStyle)
  expect(outline).toBe('solid')
})

test('the histogram bars match their amounts, and the reset button does not cover the title', async ({
  page,
}) => {
  const slider = await open(page, '/ranges.html#fq={!tag=price}price:[200 TO 400]')
  const outside = await slider.group.locator('.vitrine-range__bar').evaluateAll((bars) =>
    bars.map((bar) => {
      const { left, right } = bar.getBoundingClientRect()
      return { left, right, outside: bar.hasAttribute('data-outside') }
    }),
  )
  const { x: from } = await slider.positionOf(200)
  const { x: to } = await slider.positionOf(400)
  const inside = outside.filter((bar) => !bar.outside)
  expect(Math.abs((inside[0]?.left ?? 0) - from)).toBeLessThan(1)
  expect(Math.abs((inside.at(-1)?.right ?? 0) - to)).toBeLessThan(1)

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const title = await slider.group.locator('legend').evaluate((legend) => {
      const range = document.createRange()
      range.selectNodeContents(legend)
      return range.getBoundingClientRect().right
    })
    const reset = await page.getByRole('button', { name: 'Reset Price a night' }).boundingBox()
    expect(reset?.x).toBeGreaterThan(title)
  }
})
