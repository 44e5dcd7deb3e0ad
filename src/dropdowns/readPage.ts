import { isJson, type Json } from '../solr/response/record'
import type { Choice } from './choice'

/** One page of remote options. */
export interface ChoicePage {
  readonly choices: readonly Choice[]
  /** Whether there is another page behind it. */
  readonly more: boolean
}

/**
 * Reads one page of remote options: `{"options": [{"value", "label", "group"?, "disabled"?}], "more"?}`, or a
 * plain list of options, which is all there is. An entry that is none is left out.
 * @throws Error saying what the answer is instead.
 */
export function readPage(text: string): ChoicePage {
  const answer: unknown = JSON.parse(text)
  const options = isJson(answer) ? own(answer, 'options') : answer
  if (!Array.isArray(options)) throw new Error('The answer has no list of options.')
  return {
    choices: options.flatMap(readChoice),
    more: isJson(answer) && own(answer, 'more') === true,
  }
}

function readChoice(option: unknown): Choice[] {
  if (!isJson(option)) return []
  const value = textAt(option, 'value')
  if (value === null) return []
  return [
    {
      key: `=${value}`,
      value,
      label: textAt(option, 'label') ?? value,
      group: textAt(option, 'group') ?? '',
      disabled: own(option, 'disabled') === true,
    },
  ]
}

/** A text, or a number as its digits. */
function textAt(option: Json, name: string): string | null {
  const found = own(option, name)
  if (typeof found === 'number') return String(found)
  return typeof found === 'string' ? found : null
}

/** Nothing is read off a prototype. */
function own(value: Json, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined
}
