import type { Choice } from './choice'
import type { ChoicePage } from './readPage'

/**
 * What is known, and the next page behind it. An option that is there already is not listed twice; a page
 * that brings nothing new is the last one, whatever it says, so that nobody asks for ever.
 */
export function withPage(known: readonly Choice[], { choices, more }: ChoicePage): ChoicePage {
  const keys = new Set(known.map(({ key }) => key))
  const fresh = choices.filter(({ key }) => !keys.has(key) && keys.add(key))
  return { choices: [...known, ...fresh], more: more && fresh.length > 0 }
}
