import { expect, type Locator, type Page } from '@playwright/test'

/** A lead form as a visitor finds it. */
export class LeadForm {
  readonly form: Locator
  readonly status: Locator

  constructor(
    readonly page: Page,
    readonly name = 'Ask about this place',
  ) {
    this.form = page.getByRole('form', { name })
    this.status = this.form.getByRole('status')
  }

  /** Opens its dialog. */
  async open(trigger = this.name): Promise<void> {
    await this.page.getByRole('button', { name: trigger, exact: true }).click()
    await this.form.waitFor()
  }

  async fill(name = 'Ada Lovelace', mail = 'ada@example.org'): Promise<void> {
    // As a human does, which Playwright's fill alone does not show.
    await this.form.getByLabel('Your name').click()
    await this.form.getByLabel('Your name').fill(name)
    await this.form.getByLabel('E-mail').fill(mail)
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true })
  }

  async expectState(state: string): Promise<void> {
    await expect(this.form).toHaveAttribute('data-state', state)
  }
}
