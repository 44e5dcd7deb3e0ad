/** The search protocol's numbers and fixed words, each once. */

/** The least count a facet value needs to be listed, unless the page says otherwise (spec 9). */
export const DEFAULT_MINCOUNT = 1

/** Items per page where neither the answer nor the configuration says (spec 9). */
export const PAGER_FALLBACK_ROWS = 10

/** Page numbers shown on each side of the current page (spec 9). */
export const PAGER_INNER_WINDOW = 4

/** Page numbers shown beside the first and beside the last page (spec 9). */
export const PAGER_OUTER_WINDOW = 1

/** What an empty query asks for: everything. */
export const EVERYTHING = '*:*'

/** The query parser of every search (spec 7.1). */
export const QUERY_PARSER = 'edismax'

/** The fields a search answers with by default (spec 7.1). */
export const DEFAULT_FIELDS = 'id'

/** The response writer, its padding function literally `?` (spec 7.1). */
export const RESPONSE_FORMAT = 'wt=json&json.wrf=?'

/** The field that keeps one index's documents apart from another's (spec 7.1). */
export const INDEX_FIELD = 'index_id'

/** The keys of a random sort (spec 4.4, 9). */
export const RANDOM_SORT_KEYS = { first: 1, last: 9998 } as const

/** The most suggestions that are asked for (spec 5.3, 9). */
export const SUGGEST_LIMIT = 10

/** The characters that the last word needs before suggestions are asked for (spec 5.3, 9). */
export const SUGGEST_MIN_LENGTH = 2

/** The most saved ids that a link asks for: Solr takes 1024 clauses in a query (spec 2.1, design decision 15). */
export const SAVED_IDS_IN_LINK = 1000

/** The most saved items that one request of the flag counter asks for: well below Solr's 1024 clauses (spec 7.3). */
export const FLAGGED_AT_ONCE = 250
