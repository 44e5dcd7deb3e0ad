import * as v from 'valibot'
import { text, textList } from '../config/values'

/** Solr params that select a handler, shards, a stream, a collection, or a parser and its fields. */
const DANGEROUS =
  /^(?:qt|shards(?:\..*)?|stream\..*|collection|distrib|uf|tr|v\..*|expandMacros|_query_|_val_|json(?:\.(?!nl$|wrf$).*)?)$/i

const REFUSED = 'is refused: it selects a handler, shards, a stream or a parser'

/** Configured Solr params by name; a dangerous one is refused. */
export const safeParams = () =>
  v.record(
    v.pipe(
      v.string(),
      v.check((name) => !DANGEROUS.test(name), REFUSED),
    ),
    v.union([text(), v.array(text())], 'a text or a list of texts'),
  )

/** Names of Solr params that a link can set; the parser (`defType`) can't be one of them either. */
export const exposedParams = () =>
  v.pipe(
    textList(),
    v.check(
      (names) => !names.some((name) => DANGEROUS.test(name) || name === 'defType'),
      'a list of params that select no handler, shards, stream or parser',
    ),
  )
