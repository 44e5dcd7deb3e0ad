import type { Locator, Page } from '@playwright/test'

/** A search component as a visitor finds it. */
export class SearchPage {
  readonly root: Locator

  constructor(
    readonly page: Page,
    readonly id = 'listings',
  ) {
    this.root = page.locator(`#${id}`)
  }

  /** Waits until the newest search has been answered and is shown. An expectation would describe the whole page on each try. */
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

  /** What the result count says. */
  async resultCount(): Promise<string> {
    return (await this.root.locator('.vitrine-result-count').textContent()) ?? ''
  }

  /** Where the results shown lead to, in order. */
  results(): Promise<string[]> {
    const links = this.root.locator('.vitrine-results__item a[href^="/listings/"]')
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  }

  /** The names of the ticked facet values, in the order of the page. */
  checkedValues(): Promise<string[]> {
    const rows = this.root.locator('.vitrine-facet__item:has(:checked) .vitrine-facet__value')
    return rows.allTextContents()
  }
}
