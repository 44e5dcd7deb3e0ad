import { bareRecord, isJson, type Json, jsonAt } from './record'

/** Snippets by document id, then field. */
export type Highlighting = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Reads the highlighting part; whatever is no list of texts is left out. */
export function readHighlighting(answer: Json): Highlighting {
  return bareRecord(
    Object.entries(jsonAt(answer, 'highlighting')).map(([id, fields]) => [
      id,
      bareRecord(Object.entries(isJson(fields) ? fields : {}).flatMap(snippets)),
    ]),
  )
}

function snippets([field, texts]: [string, unknown]): (readonly [string, readonly string[]])[] {
  if (!Array.isArray(texts)) return []
  return [[field, texts.filter((text): text is string => typeof text === 'string')]]
}
