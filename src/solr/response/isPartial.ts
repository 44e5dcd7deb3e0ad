import { type Json, jsonAt } from './record'

/** Whether Solr ran out of time or lost a shard, and tells what it has. */
export function isPartial(answer: Json): boolean {
  return jsonAt(answer, 'responseHeader')['partialResults'] === true
}
