import { atEnd } from './atEnd'

interface Lead {
  readonly id?: string
  /** More attributes of the form. */
  readonly attributes?: string
  /** What else stands in it. */
  readonly inside?: string
}

/** A form as Drupal's Antibot locks it in Drupal 7: its action leads nowhere, and its key is missing. */
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

/** Something that a script of the page set, until the end of the test. */
export function setGlobal(name: string, value: unknown): void {
  Object.assign(window, { [name]: value })
  atEnd(() => {
    Reflect.deleteProperty(window, name)
  })
}
