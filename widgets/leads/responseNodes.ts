import { findContent } from '../../src/content/contentSelector'
import type { LeadResponse } from '../../src/leads/leadTools'

/** The elements in which CMSs show error messages. */
export const ERROR_MESSAGES =
  '[role="alert"], [data-drupal-messages], .messages--error, .messages.error, .alert-danger'

/**
 * The part of a response that replaces the form. Of a whole page: the form with its error messages, or else the
 * content; never the whole page (design decision 42). Any other response is shown as it is.
 */
export function responseNodes(
  nodes: DocumentFragment,
  { isWholePage }: LeadResponse,
  sameForm: Element | null,
): readonly Node[] {
  if (!isWholePage) return [...nodes.childNodes]
  if (sameForm) {
    const messages = [...nodes.querySelectorAll(ERROR_MESSAGES)].filter(
      (one) => !sameForm.contains(one) && !one.parentElement?.closest(ERROR_MESSAGES),
    )
    return [...messages, sameForm]
  }
  return [...(findContent(nodes)?.childNodes ?? [])]
}
