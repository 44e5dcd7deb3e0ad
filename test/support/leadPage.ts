import { screen, within } from '@testing-library/react'
import { onTestEnd } from './onTestEnd'
import { aVisitor, visit } from './page'
import { openWire, type Wire } from './wire'

interface Lead {
  readonly id?: string
  /** More attributes of the form. */
  readonly attributes?: string
  /** Further content of the form. */
  readonly inside?: string
}

/** A form as Drupal's Antibot locks it in Drupal 7: its action is a placeholder, and its key is missing. */
export function aLead({ id = 'bt-leads-stay', attributes = '', inside = '' }: Lead = {}): string {
  return `<form id="${id}" aria-label="Your request" method="post" action="/antibot" ${attributes}>
    <label>Your name <input name="name" required></label>
    <label>Message <textarea name="message"></textarea></label>
    <input type="hidden" name="antibot_key" value="">
    ${inside}
    <button name="op" value="ask">Ask</button>
    <button name="op" value="call">Call me</button>
  </form>`
}

export function inDialog(html: string): string {
  return `<div role="dialog" aria-modal="true" aria-label="Ask">${html}</div>`
}

/** Sets a global, as a script of the page does, until the test ends. */
export function setGlobal(name: string, value: unknown): void {
  Object.assign(window, { [name]: value })
  onTestEnd(() => {
    Reflect.deleteProperty(window, name)
  })
}

/** The anti-bot data of the form. */
export const unlocked = JSON.stringify({ 'bt-leads-stay': { action: '/leads', key: 'k1' } })

export const ask = () => screen.getByRole('button', { name: 'Ask' })
export const call = () => screen.getByRole('button', { name: 'Call me' })
export const form = () => screen.getByRole('form', { name: 'Your request' })
export const status = () => within(form()).getByRole('status')
export const posts = (wire: Wire) => wire.log.filter((line) => line.includes('/leads'))

/** Opens a page with a lead form. */
export async function arrive(html = inDialog(aLead())) {
  const wire = openWire()
  await visit(html)
  const visitor = aVisitor()
  const write = () => visitor.type(screen.getByLabelText('Your name'), 'Ada')
  return { wire, visitor, write }
}
