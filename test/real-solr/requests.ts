import { dateRequests } from './requests/dates'
import { distanceRequests } from './requests/distances'
import { documentRequests } from './requests/documents'
import { facetRequests } from './requests/facets'
import { filterRequests } from './requests/filters'
import { foundValueRequests } from './requests/foundValues'
import { pagingRequests } from './requests/paging'
import { queries } from './requests/queries'
import { rangeRequests } from './requests/ranges'
import { relaxationRequests } from './requests/relaxations'
import { sortRequests } from './requests/sorting'
import { spellcheckAndHighlightRequests } from './requests/spellcheckAndHighlighting'
import { suggestRequests } from './requests/suggestions'
import { treeRequests } from './requests/trees'

/** All requests to which every Solr must give the same response. */
export const requests = [
  ...queries,
  ...filterRequests,
  ...facetRequests,
  ...rangeRequests,
  ...sortRequests,
  ...pagingRequests,
  ...spellcheckAndHighlightRequests,
  ...suggestRequests,
  ...treeRequests,
  ...foundValueRequests,
  ...documentRequests,
  ...distanceRequests,
  ...dateRequests,
  ...relaxationRequests,
]
