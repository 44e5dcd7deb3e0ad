import { isJsonObject, type JsonObject } from '../solr/response/jsonObject'
import { sameOriginUrl } from './sameOriginUrl'

/**
 * The data that unlocks one form, in either shape of Drupal's Antibot module (drupal.org/project/antibot,
 * js/antibot.js). Drupal 7's holds the action; the newer one names the form by `id`, and the action is in the
 * form's `data-action`.
 */
export interface AntibotEntry {
  readonly id?: string
  readonly action?: string
  readonly key?: string
}

/** Entries by form id. */
export type AntibotForms = Readonly<Record<string, AntibotEntry>>

/** The id of a form. */
const FORM_ID = /^[A-Za-z][\w:.-]{0,199}$/

/**
 * Reads the response of the anti-bot route (spec 7.5). PHP writes an empty map as a list.
 * @param page the page's own address: entries with an action on another origin are left out.
 * @throws Error when it is not an object.
 */
export function readAntibotForms(response: string, page: string): AntibotForms {
  const read: unknown = JSON.parse(response)
  if (Array.isArray(read) && read.length === 0) return {}
  if (!isJsonObject(read)) throw new Error('the anti-bot data is no object')
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => {
      const entry = isJsonObject(value) && FORM_ID.test(name) ? readEntry(value) : null
      const isSafe =
        entry && (entry.action === undefined || sameOriginUrl(entry.action, page) !== null)
      return isSafe ? [[name, entry] as const] : []
    }),
  )
}

/**
 * Finds the entry of a form: by the id in the entry, or by its key in the map.
 * @param forms the page's scripts may have put anything into it.
 */
export function findAntibotEntry(forms: JsonObject, id: string): AntibotEntry | null {
  const named = Object.values(forms).find((entry) => isJsonObject(entry) && entry['id'] === id)
  const found = named ?? (Object.hasOwn(forms, id) ? forms[id] : null)
  return isJsonObject(found) ? readEntry(found) : null
}

function readEntry({ id, action, key }: JsonObject): AntibotEntry {
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof action === 'string' && { action }),
    ...(typeof key === 'string' && { key }),
  }
}
