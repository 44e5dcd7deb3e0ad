import type { Locator, Page } from '@playwright/test'

/** The page object of a search component. */
export class SearchPage {
  readonly root: Locator

  constructor(
    readonly page: Page,
    readonly id = 'listings',
  ) {
    this.root = page.locator(`#${id}`)
  }

  /**
   * Waits until the results of the newest search are shown. An expectation would be slower, since it
   * describes the page.
   */
  waitForResults(): Promise<void> {
    return this.page.locator(`#${this.id}[data-state="ready"]`).waitFor()
  }

  async search(term: string): Promise<void> {
    const box = this.root.getByRole('search').locator('input')
    await box.fill(term)
    await box.press('Enter')
    await this.waitForResults()
  }

  facet(label: string): Locator {
    return this.root.getByRole('group', { name: label })
  }

  value(label: string, value: string): Locator {
    return this.facet(label).getByRole('checkbox', { name: new RegExp(`^${value} `) })
  }

  async toggle(label: string, value: string): Promise<void> {
    await this.value(label, value).click()
    await this.waitForResults()
  }

  async sortBy(label: string): Promise<void> {
    await this.root.getByRole('combobox', { name: 'Sort by' }).selectOption(label)
    await this.waitForResults()
  }

  async openPage(page: string): Promise<void> {
    await this.root.getByRole('link', { name: page, exact: true }).click()
    await this.waitForResults()
  }

  /** The text of the result count, which is no heading. */
  async resultCount(): Promise<string> {
    return (await this.root.locator('p.vitrine-result-count').textContent()) ?? ''
  }

  /** The addresses of the shown results, in order. */
  results(): Promise<string[]> {
    const links = this.root.locator('.vitrine-results__item a[href^="/listings/"]')
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  }

  /** The names of the checked facet values, in page order. */
  checkedValues(): Promise<string[]> {
    const rows = this.root.locator('.vitrine-facet__item:has(:checked) .vitrine-facet__value')
    return rows.allTextContents()
  }
}
