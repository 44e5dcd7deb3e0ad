import type { AntibotEntry } from '../../src/leads/antibotForms'
import { decodeKey } from '../../src/leads/decodeKey'
import { sameOriginUrl } from '../../src/leads/sameOriginUrl'
import { attributeOf, findAll } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

/**
 * The action that a form gets when it is unlocked: the entry's, or the form's `data-action`; null without one.
 * @throws Error for another origin, so that no data sends a visitor's words to another site.
 */
export function safeAction(form: Element, entry: AntibotEntry | null): string | null {
  const action = entry?.action ?? attributeOf(form, 'data-action')
  if (action === null) return null
  if (!sameOriginUrl(action, location.href, document.baseURI)) {
    throw new Error(`the form's action must be of this site, got "${action}"`)
  }
  return action
}

/** Unlocks one form by its entry. A key that the form has already stays. */
export function unlockForm(form: Element, entry: AntibotEntry, order: 'plain' | 'pairs'): void {
  const action = safeAction(form, entry)
  if (action !== null) Element.prototype.setAttribute.call(form, 'action', action)
  for (const field of findAll(form, 'input[name="antibot_key"]')) {
    if (field instanceof HTMLInputElement && field.value === '' && entry.key) {
      field.value = decodeKey(entry.key, order)
    }
  }
}

/** Whether Antibot protects a form: the form has a field for the key, or its action is kept in an attribute. */
export function isProtected(form: Element): boolean {
  const marked = unclobbered.matches(form, '.antibot, [data-action], [action$="/antibot"]')
  return marked || findAll(form, 'input[name="antibot_key"]').length > 0
}
