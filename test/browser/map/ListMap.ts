import type { Locator, Page } from '@playwright/test'
import { waitForSearches } from '../support/waitForSearches'
import { MapView } from './MapView'

/** The page object of the demo page with a list and a map. */
export class ListMap {
  readonly map: MapView
  readonly cards: Locator
  readonly place: Locator

  constructor(readonly page: Page) {
    this.map = new MapView(page, 'Stays on the map')
    this.cards = page.locator('.vitrine-results__item')
    this.place = page.locator('.vitrine-page__map')
  }

  /** The markers with a price. */
  get prices(): Locator {
    return this.map.area.locator('.vitrine-map__marker[data-pill]:not([inert])')
  }

  /** Presses clusters until a marker with a price is seen. */
  async zoomToPrice(): Promise<void> {
    while ((await this.prices.count()) === 0) {
      await this.map.clusters.first().press('Enter')
      await this.map.waitUntilStill()
    }
  }

  toggle(name: 'Map' | 'List'): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  card(id: string | null): Locator {
    return this.page.locator(`.vitrine-results__item[data-item="${id}"]`)
  }

  /** The cards of results that have a marker of their own, with a price. @returns their ids and their titles */
  async singles(): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const names = await this.prices.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? ''),
    )
    const cards = await this.cards.evaluateAll((all) =>
      all.map((one) => ({
        id: one.getAttribute('data-item') ?? '',
        title: one.querySelector('h3')?.textContent ?? '',
      })),
    )
    return names.flatMap((name) => {
      const found = cards.filter(({ title }) => name.endsWith(` ${title}`))
      return found.length === 1 && found[0] ? [{ id: found[0].id, name }] : []
    })
  }
}

/** Opens the page with the stays of one town, whose places are far enough from each other. */
export async function openListMap(
  page: Page,
  { width = 1280, height = 800, path = '/list-map.html#q=&fq=city:Sedona' } = {},
): Promise<ListMap> {
  await page.setViewportSize({ width, height })
  await page.goto(path)
  await waitForSearches(page)
  return new ListMap(page)
}
