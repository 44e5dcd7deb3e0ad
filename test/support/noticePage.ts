import { screen, within } from '@testing-library/react'
import type { VitrineApi } from '../../mount/app/vitrineApi'
import type { BusCommands } from '../../src/bus/events'
import { aVisitor, change, visit } from './page'
import { required } from './required'

export type Wanted = BusCommands['notice:show']

export const fields = '<label>Dates <input id="dates"></label>'

export async function arrive(html = fields) {
  const page = await visit(html)
  return { page, visitor: aVisitor(), show: (wanted: Wanted) => raise(page, wanted) }
}

/** Shows a notice, as a site's script does. */
export async function raise({ bus }: VitrineApi, wanted: unknown): Promise<void> {
  await change(() => bus.emit('notice:show', wanted as Wanted))
  await change(() => {})
}

export const notices = () => screen.queryByRole('region', { name: 'Notices' })
export const texts = () =>
  [...(notices()?.querySelectorAll('.vitrine-notice__text') ?? [])].map((one) => one.textContent)
export const notice = (text: string) =>
  required(within(required(notices())).getByText(text).closest<HTMLElement>('.vitrine-notice'))
export const closeOf = (text: string) => within(notice(text)).getByRole('button', { name: 'Close' })
export const announcement = (role: 'status' | 'alert') =>
  screen.queryByRole(role)?.textContent ?? ''
