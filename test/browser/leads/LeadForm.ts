import { expect, type Locator, type Page } from '@playwright/test'

/** The page object of a lead form. */
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

  /** Opens the dialog of the form. */
  async open(trigger = this.name): Promise<void> {
    await this.page.getByRole('button', { name: trigger, exact: true }).click()
    await this.form.waitFor()
  }

  async fill(name = 'Ada Lovelace', mail = 'ada@example.org'): Promise<void> {
    // The antibot script waits for a click, which fill alone does not send.
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
