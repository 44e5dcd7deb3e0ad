import { isJsonObject, type JsonObject } from '../solr/response/jsonObject'
import type { DropdownOption } from './dropdownOption'

/** One page of remote options. */
export interface OptionsPage {
  readonly options: readonly DropdownOption[]
  /** Whether another page follows. */
  readonly hasMore: boolean
}

/**
 * Reads one page of remote options: `{"options": [{"value", "label", "group"?, "disabled"?}], "more"?}`, or a
 * plain list, which is the only page. Entries that are not options are left out.
 * @throws Error when the response has no list of options.
 */
export function readOptionsPage(text: string): OptionsPage {
  const response: unknown = JSON.parse(text)
  const options = isJsonObject(response) ? property(response, 'options') : response
  if (!Array.isArray(options)) throw new Error('The answer has no list of options.')
  return {
    options: options.flatMap(readOption),
    hasMore: isJsonObject(response) && property(response, 'more') === true,
  }
}

function readOption(option: unknown): DropdownOption[] {
  if (!isJsonObject(option)) return []
  const value = textOf(option, 'value')
  if (value === null) return []
  return [
    {
      key: `=${value}`,
      value,
      label: textOf(option, 'label') ?? value,
      group: textOf(option, 'group') ?? '',
      disabled: property(option, 'disabled') === true,
    },
  ]
}

/** A text, or a number as its digits. */
function textOf(option: JsonObject, name: string): string | null {
  const found = property(option, name)
  if (typeof found === 'number') return String(found)
  return typeof found === 'string' ? found : null
}

/** Reads a property of the object itself, never of its prototype. */
function property(value: JsonObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined
}
