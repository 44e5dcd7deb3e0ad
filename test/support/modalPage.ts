import { screen } from '@testing-library/react'
import { aVisitor, change, visit } from './page'
import { pass } from './time'

/** Opens a page with dialogs, whose parts of the bundle have come. */
export async function arriveAtModals(html: string) {
  const page = await visit(html)
  await settle()
  const visitor = aVisitor()
  const press = async (name: string) => {
    await visitor.click(screen.getByRole('button', { name }))
    await settle()
  }
  const key = async (keys: string) => {
    await visitor.keyboard(keys)
    await settle()
  }
  return { page, visitor, press, key }
}

/** Parts of the bundle arrive, and what waits for a moment has had it. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await change(() => {})
  await pass(10)
}

/** The dialog that a visitor finds, by what it is called; null without one. */
export function openDialog(): string | null {
  const shown = screen.queryAllByRole('dialog').filter((one) => !one.closest('[data-covered]'))
  if (shown.length > 1) throw new Error('More than one dialog is seen.')
  return shown[0]?.getAttribute('aria-label') ?? null
}
