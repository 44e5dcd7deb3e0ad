import { expect, type Locator, type Page } from '@playwright/test'

/** A valid address for the checkout. */
export const ADDRESS = {
  name: 'Ada Lovelace',
  street: 'Pier 1',
  zip: '12345',
  town: 'Lakeview',
} as const

/** The page object of the demo shop. */
export class Shop {
  readonly addToCart: Locator

  constructor(readonly page: Page) {
    this.addToCart = page.getByRole('button', { name: 'Add to cart' })
  }

  /** Waits until all widgets of the page are mounted. */
  async waitForMount(): Promise<void> {
    await this.page.waitForFunction(() => {
      const points = document.querySelectorAll('main [data-vitrine]').length
      return points > 0 && window.Vitrine?.doctor().widgets.length === points
    })
  }

  product(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }

  /** Fills the product form, with characters that the request body must encode. */
  async chooseOptions(): Promise<void> {
    await this.page.getByLabel('Lake blue').check()
    await this.page.getByLabel('Words on its name plate').fill('Tom & Jerry’s +1 = “ü”')
    await this.page.getByLabel('Quantity').fill('2')
  }

  async fillAddress(): Promise<void> {
    await this.page.getByLabel('Your name').fill(ADDRESS.name)
    await this.page.getByLabel('Street and number').fill(ADDRESS.street)
    await this.page.getByLabel('ZIP code').fill(ADDRESS.zip)
    await this.page.getByLabel('Town').fill(ADDRESS.town)
  }

  /** Orders, from the cart to the confirmation. */
  async order(): Promise<void> {
    await this.page.getByRole('button', { name: 'Go to checkout' }).click()
    for (const advance of this.steps()) await advance()
  }

  /** The steps of the checkout; the last one ends with the confirmation. */
  steps(): readonly (() => Promise<void>)[] {
    const next = (name: string) => this.page.getByRole('button', { name }).click()
    return [
      async () => {
        await this.fillAddress()
        await next('Continue to delivery')
        await this.page.waitForURL('**/shop/checkout/2')
      },
      async () => {
        await this.page.getByLabel('Brought and built').check()
        await next('Continue to payment')
        await this.page.waitForURL('**/shop/checkout/3')
      },
      async () => {
        await this.page.getByLabel('By invoice').check()
        await next('Place the order')
        await expect(this.page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
      },
    ]
  }

  /** Posts without the page, with its cookies. @returns the address of the redirect. */
  async post(path: string, form: Readonly<Record<string, string>>): Promise<string> {
    const response = await this.page.request.post(path, { form, maxRedirects: 0 })
    expect(response.status()).toBe(303)
    return response.headers()['location'] ?? ''
  }
}
