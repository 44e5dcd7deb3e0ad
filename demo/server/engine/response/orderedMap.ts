/** A value of a response. Objects are documents. Values with keys from data are an OrderedMap. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | OrderedMap
  | { readonly [key: string]: JsonValue }

/** A JSON object that keeps its order and may have any key: `2`, `__proto__`, even the same one twice. */
export class OrderedMap {
  constructor(readonly entries: readonly (readonly [string, JsonValue])[]) {}
}
