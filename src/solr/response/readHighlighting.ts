import { isJsonObject, type JsonObject, nullPrototypeRecord, objectAt } from './jsonObject'

/** Snippets by document id, then field. */
export type Highlighting = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Reads the highlighting part; anything but lists of texts is left out. */
export function readHighlighting(json: JsonObject): Highlighting {
  return nullPrototypeRecord(
    Object.entries(objectAt(json, 'highlighting')).map(([id, fields]) => [
      id,
      nullPrototypeRecord(Object.entries(isJsonObject(fields) ? fields : {}).flatMap(snippets)),
    ]),
  )
}

function snippets([field, texts]: [string, unknown]): (readonly [string, readonly string[]])[] {
  if (!Array.isArray(texts)) return []
  return [[field, texts.filter((text): text is string => typeof text === 'string')]]
}
