/** What browsers store of one cookie, in bytes: its name, its value and, in some, its attributes (design decision 14). */
export const MAX_COOKIE_BYTES = 4096

/** The most bytes that path, expiry, SameSite and Secure take of it. */
export const COOKIE_ATTRIBUTES_BYTES = 96

/** The name under which items are saved by default (spec 3.10). */
export const FLAG_NAMESPACE = 'riot_solr_flag_items'

/** How long saved items are stored, in days, unless `expires_days` says otherwise (design decision 14). */
export const FLAG_DAYS = 365

/** How long the record of a removed item is stored, in milliseconds: an older tab must not add it again. */
export const REMOVED_FLAG_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** How long a write waits for the lock that tabs share, in milliseconds. Then it writes without it. */
export const LOCK_TIMEOUT_MS = 5000

/** Rows of saved items per group: groups out of sight are not laid out. */
export const FLAG_GROUP_ROWS = 50

/** The most saved ids in one link: Solr takes 1024 clauses in a query (spec 2.1, design decision 15). */
export const FLAG_IDS_IN_LINK = 1000

/** The most saved items in one request of the flag counter: well below Solr's 1024 clauses (spec 7.3). */
export const FLAG_IDS_PER_REQUEST = 250
