import type { LeadAnswer } from '../../src/leads/leadTools'

/** Where CMSs say what is wrong. */
export const COMPLAINTS =
  '[role="alert"], [data-drupal-messages], .messages--error, .messages.error, .alert-danger'

/**
 * What of an answer stands in the form's place: all of a part of a page; of a whole page the form with what
 * is said of it, or else what is in its middle.
 */
export function answerNodes(
  nodes: DocumentFragment,
  { isWholePage }: LeadAnswer,
  again: Element | null,
): readonly Node[] {
  if (!isWholePage) return [...nodes.childNodes]
  if (again) {
    const said = [...nodes.querySelectorAll(COMPLAINTS)].filter(
      (one) => !again.contains(one) && !one.parentElement?.closest(COMPLAINTS),
    )
    return [...said, again]
  }
  const middle = nodes.querySelector('main, [role="main"]')
  return [...(middle ?? nodes).childNodes]
}
