import { isJsonObject, type JsonObject } from '../solr/response/jsonObject'
import { ownAction } from './ownAction'

/**
 * What unlocks one form, in either shape of Drupal's Antibot module (drupal.org/project/antibot, js/antibot.js):
 * Drupal 7's has the action here; the newer one has it in the form's `data-action`, and names the form by `id`.
 */
export interface AntibotEntry {
  readonly id?: string
  readonly action?: string
  readonly key?: string
}

/** Entries by form id. */
export type AntibotForms = Readonly<Record<string, AntibotEntry>>

/** As an element of a CMS is called. */
const ID = /^[A-Za-z][\w:.-]{0,199}$/

/**
 * Reads the answer of the anti-bot route (spec 7.5). PHP writes an empty map as a list.
 * @param page the page's own address: an entry whose action leads to another origin is none.
 * @throws Error where it is no such object.
 */
export function readAntibotForms(answer: string, page: string): AntibotForms {
  const read: unknown = JSON.parse(answer)
  if (Array.isArray(read) && read.length === 0) return {}
  if (!isJsonObject(read)) throw new Error('the anti-bot data is no object')
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => {
      const entry = isJsonObject(value) && ID.test(name) ? readEntry(value) : null
      const isOwn = entry && (entry.action === undefined || ownAction(entry.action, page) !== null)
      return isOwn ? [[name, entry] as const] : []
    }),
  )
}

/**
 * The entry of a form: by the id that it names, or by its place in the map.
 * @param forms as the page's scripts hold them: some may be anything.
 */
export function entryOf(forms: JsonObject, id: string): AntibotEntry | null {
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
