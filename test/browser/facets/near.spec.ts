import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsInSchemes } from '../support/axeViolations'
import { recordBodies } from '../support/recordBodies'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

/** Bend, Oregon, as exactly as a phone knows it. */
const BEND = { latitude: 44.0581534, longitude: -121.3153111 }

const stays = (page: Page) => page.locator('#stays')
const nearMe = (page: Page) => stays(page).getByRole('button', { name: 'Near me' })
const place = (page: Page) => stays(page).getByRole('combobox', { name: 'Place' })
const chip = (page: Page) => stays(page).locator('.vitrine-chip')
const distances = (page: Page) => stays(page).locator('.vitrine-card__meta b')

async function open(page: Page, address = '/near.html'): Promise<void> {
  await page.goto(address)
  await waitForSearches(page)
  await expect(stays(page).getByRole('group', { name: 'Near', exact: true })).toBeVisible()
}

/** The distances of the cards, in miles. */
async function milesOf(page: Page): Promise<number[]> {
  return (await distances(page).allTextContents()).map((text) => Number.parseFloat(text))
}

test.describe('where the visitor allows it', () => {
  test.use({ permissions: ['geolocation'], geolocation: BEND })

  test('near me finds what is near, with its distance, and Back leads away', async ({ page }) => {
    await open(page)
    await expect(distances(page)).toHaveCount(0)
    await nearMe(page).click()
    await expect(chip(page)).toHaveText('Within 25 mi of you')
    await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(distances(page).first()).toHaveText(/^\d+(\.\d)? mi$/)
    expect(Math.max(...(await milesOf(page)))).toBeLessThanOrEqual(25)
    await expect(place(page)).toHaveValue('44.058,-121.315')
    await expect.poll(() => page.url()).toContain('#fq=latlng:44.058,-121.315,40.234')
    await page.evaluate(() => history.back())
    await expect(chip(page)).toHaveCount(0)
    await expect(distances(page)).toHaveCount(0)
    await page.evaluate(() => history.forward())
    await expect(chip(page)).toHaveText('Within 25 mi of you')
  })

  test('the rounded position goes to the proxy of the site, and to nobody else', async ({
    page,
    site,
  }) => {
    const others: string[] = []
    page.on('request', (request) => {
      if (request.url() !== `${site}/solr/select`) others.push(request.url())
    })
    await recordBodies(page)
    await open(page)
    await nearMe(page).click()
    await expect(chip(page)).toHaveText('Within 25 mi of you')
    const bodies = (await page.evaluate(() => window.sentBodies)).map(decodeURIComponent)
    expect(bodies.filter((one) => one.includes('44.058')).length).toBeGreaterThan(0)
    expect([...others, ...bodies].filter((one) => one.includes('44.0581'))).toEqual([])
    expect(others.map(decodeURIComponent).filter((one) => one.includes('44.058'))).toEqual([])
  })

  test('a radius, the order by distance and Any distance', async ({ page }) => {
    await open(page)
    await nearMe(page).click()
    await expect(chip(page)).toHaveText('Within 25 mi of you')
    await stays(page).getByRole('radio', { name: '5 mi', exact: true }).check()
    await expect(chip(page)).toHaveText('Within 5 mi of you')
    await expect(async () =>
      expect(Math.max(...(await milesOf(page)))).toBeLessThanOrEqual(5),
    ).toPass()
    await stays(page).getByRole('radio', { name: 'Any distance' }).check()
    await expect(chip(page)).toHaveText('Near you')
    await stays(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Distance')
    await expect(async () => {
      const miles = await milesOf(page)
      expect(miles.length).toBeGreaterThan(5)
      expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    }).toPass()
  })

  test('the map and the circle are one choice', async ({ page }) => {
    await open(page)
    await nearMe(page).click()
    await expect(chip(page)).toHaveText('Within 25 mi of you')
    await stays(page).getByRole('checkbox', { name: 'Search as I move the map' }).check()
    await stays(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect(chip(page)).toHaveText('Area of the map')
    await expect(place(page)).toHaveValue('area')
    await nearMe(page).click()
    await expect(chip(page)).toHaveText('Within 25 mi of you')
    await expect(chip(page)).toHaveCount(1)
  })

  test('works with the keyboard alone', async ({ page }) => {
    await open(page)
    await nearMe(page).focus()
    await page.keyboard.press('Enter')
    await expect(chip(page)).toHaveText('Within 25 mi of you')
    await expect(nearMe(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(place(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(stays(page).getByRole('radio', { name: '25 mi', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(chip(page)).toHaveText('Within 50 mi of you')
    await expect(stays(page).getByRole('radio', { name: '50 mi', exact: true })).toBeFocused()
  })

  test('a screen reader gets names, states and what is going on', async ({ page }) => {
    await open(page)
    const group = stays(page).getByRole('group', { name: 'Near', exact: true })
    await expect(group).toMatchAriaSnapshot(`
      - group "Near":
        - button "Near me"
        - status
        - alert
        - text: Place
        - combobox "Place":
          - option "Anywhere" [selected]
          - option "Bend"
        - radiogroup "Within":
          - radio "5 mi"
          - radio "10 mi"
          - radio "25 mi" [checked]
    `)
    await nearMe(page).click()
    await expect(nearMe(page)).toHaveAccessibleDescription(/rounded to about 100 metres/)
    await expect(group.getByRole('button', { name: 'Near me', pressed: true })).toBeVisible()
    await expect(page.locator('.vitrine-announcer')).toContainText(/results/)
  })

  test('axe finds nothing, in both schemes', async ({ page }) => {
    await open(page)
    await nearMe(page).click()
    await expect(chip(page)).toHaveText('Within 25 mi of you')
    expect(await axeViolationsInSchemes(page)).toEqual([])
  })

  for (const lang of ['en', 'de', 'ar']) {
    test(`fits a screen of 320 px, ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/near.html?lang=${lang}`)
      await waitForSearches(page)
      await stays(page).locator('.vitrine-near__here').click()
      await expect(chip(page)).toBeVisible()
      expect(await sideScroll(page)).toBe(0)
    })
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 640 } })

    test('taps find what is near, and remove it again', async ({ page }) => {
      await open(page)
      await nearMe(page).tap()
      await expect(chip(page)).toHaveText('Within 25 mi of you')
      await stays(page).getByRole('radio', { name: '10 mi', exact: true }).tap()
      await expect(chip(page)).toHaveText('Within 10 mi of you')
      for (const target of await stays(page).locator('.vitrine-near__radius').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24)
      await nearMe(page).tap()
      await expect(chip(page)).toHaveCount(0)
    })
  })
})

test.describe('where the visitor refuses', () => {
  test.use({ permissions: [] })

  test('it says so in words, and a place by its name works', async ({ page }) => {
    await open(page)
    await nearMe(page).click()
    const problem = stays(page).getByRole('alert')
    await expect(problem).toHaveText(/The browser did not give your position/)
    await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await axeViolations(page, { include: '#stays' })).toEqual([])
    await place(page).selectOption('Seattle')
    await expect(chip(page)).toHaveText('Within 25 mi of Seattle')
    await expect(problem).toBeEmpty()
  })
})

test('asks for the position when the button is pressed, and never before', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 })
    navigator.geolocation.getCurrentPosition = () => {
      Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 })
    }
  })
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'))
  await open(page)
  await place(page).selectOption('Bend')
  await expect(chip(page)).toHaveText('Within 25 mi of Bend')
  expect(await asked()).toBe(0)
  await nearMe(page).click()
  await expect(stays(page).getByRole('status')).toHaveText('Finding your position…')
  expect(await asked()).toBe(1)
})

test('a slider steps through distances by keyboard, and searches when the keys rest', async ({
  page,
}) => {
  await open(page)
  const photos = page.locator('#photos')
  const slider = photos.getByRole('slider', { name: 'Within' })
  await photos.getByRole('combobox', { name: 'Place' }).selectOption('44.058,-121.315')
  await expect(photos.locator('.vitrine-chip')).toHaveText('Within 25 km of Bend')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '40 kilometers')
  await expect(photos.locator('.vitrine-chip')).toHaveText('Within 40 km of Bend')
  await expect(slider).toBeFocused()
  await expect.poll(() => page.url()).toContain('p.fq=latlng:44.058,-121.315,40')
})

test('a hostile address changes nothing', async ({ page, consoleLog }) => {
  consoleLog.allow(/which a link may not set/)
  await open(page, '/near.html#fq=latlng:NaN,999,{!geofilt d=1}&fq=latlng:91,0,5')
  await expect(place(page)).toHaveValue('')
  await expect(stays(page).locator('.vitrine-result-count')).toContainText('2,000')
})
