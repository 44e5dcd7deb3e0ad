/** Where search requests and the flag counter's fetch stand in line, strictly in order (spec 7.1). */
export const SEARCH_QUEUE = 'RiotSolr'

/** Where full-document fetches stand in line (spec 7.2). */
export const DOCS_QUEUE = 'fullDocs'
