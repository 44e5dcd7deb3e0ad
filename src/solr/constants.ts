/** The smallest count of a listed facet value, unless configured otherwise (spec 9). */
export const DEFAULT_MINCOUNT = 1

/** The query that is sent for an empty one. */
export const MATCH_ALL = '*:*'

/** The query parser of every search (spec 7.1). */
export const QUERY_PARSER = 'edismax'

/** The fields of a search's documents by default (spec 7.1). */
export const DEFAULT_FIELDS = 'id'

/** The response writer and the literal `?` as padding function (spec 7.1). */
export const RESPONSE_FORMAT = 'wt=json&json.wrf=?'

/** The field of the index filter (spec 7.1). */
export const INDEX_FIELD = 'index_id'
