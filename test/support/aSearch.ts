import { decode } from '../../src/config/decode'
import { type SearchConfig, searchSchema } from '../../src/search/config'

/** A search component's configuration, with the words of spec 3.1: `aSearch({ max_rows: 24 })`. */
export function aSearch(solr: object = {}): SearchConfig {
  const read = decode(searchSchema, { solr: { url: '/solr/select', ...solr } })
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join('\n'))
  return read.config
}
