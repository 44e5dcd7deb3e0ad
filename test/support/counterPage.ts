import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aVisitor, change, visit } from './page'
import { haveSaved } from './savedItems'
import { aMoment } from './time'
import { openWire } from './wire'

/** A counter as a themer writes it, outside of any search component. */
export const counter = (attributes = '', inside = '') =>
  `<div data-vitrine="flag-counter" data-vitrine-solr.url="/solr/select" ${attributes}>${inside}</div>`

/** Opens a page with a counter for a visitor with saved items. */
export async function arriveAt(html: string, saved: readonly string[]) {
  haveSaved(saved)
  const wire = openWire()
  const page = await visit(html)
  await aMoment()
  return { wire, page, visitor: aVisitor() }
}

export const button = (name: string | RegExp = /^Saved items/) =>
  screen.getByRole('button', { name })
/** The list in the counter's popup, while it is open. */
export const list = () => screen.getByRole('group', { name: 'Saved items' })
export const isClosed = () => screen.queryByRole('group', { name: 'Saved items' }) === null
export const rows = () => within(list()).queryAllByRole('listitem')
/** The text of each row without its button. */
export const texts = () => rows().map((row) => row.firstElementChild?.textContent)
export const action = (name: string) => within(list()).getByRole('button', { name })
export const open = () => change(() => button().focus())

/** Uses the keyboard, since user-event's mouse leaves the list between two buttons. */
export async function press(visitor: UserEvent, pressed: HTMLElement): Promise<void> {
  await change(() => pressed.focus())
  await visitor.keyboard('{Enter}')
  await aMoment()
}
