import { documentRequests } from './requests/documents'
import { facetRequests } from './requests/facets'
import { filterRequests } from './requests/filters'
import { pagingRequests } from './requests/paging'
import { queries } from './requests/queries'
import { rangeRequests } from './requests/ranges'
import { sortRequests } from './requests/sorting'
import { suggestRequests } from './requests/suggestions'
import { wordRequests } from './requests/words'

/** All that every Solr must answer alike. */
export const requests = [
  ...queries,
  ...filterRequests,
  ...facetRequests,
  ...rangeRequests,
  ...sortRequests,
  ...pagingRequests,
  ...wordRequests,
  ...suggestRequests,
  ...documentRequests,
]
