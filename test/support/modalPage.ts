import { screen } from '@testing-library/react'
import { aVisitor, change, visit } from './page'
import { pass } from './time'

/** Opens a page with dialogs, whose modules are loaded. */
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

/** Waits until modules are loaded and short timers have run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await change(() => {})
  await pass(10)
}

/** The visible dialog of this name, or null. */
export function openDialog(): string | null {
  const shown = screen.queryAllByRole('dialog').filter((one) => !one.closest('[data-covered]'))
  if (shown.length > 1) throw new Error('More than one dialog is seen.')
  return shown[0]?.getAttribute('aria-label') ?? null
}
