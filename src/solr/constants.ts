/** The search protocol's numbers and fixed words, each once. */

/** The least count a facet value needs to be listed, unless the page says otherwise (spec 9). */
export const DEFAULT_MINCOUNT = 1

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
