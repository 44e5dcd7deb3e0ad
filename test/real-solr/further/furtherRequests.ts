import { availabilityRequests } from './availability'
import { bucketRequests } from './buckets'
import { circleRequests } from './circles'
import { dateRequests } from './dates'
import { findRequests } from './findValues'
import type { FurtherRequest } from './furtherRequest'
import { monthRequests } from './months'
import { negationRequests } from './negations'
import { nothingFoundRequests } from './nothingFound'
import { pageSizeRequests } from './pageSizes'
import { treeRequests } from './trees'

/** All requests of facets beyond the spec, by kind: each kind has its own file. */
export const furtherRequests: readonly FurtherRequest[] = [
  ...bucketRequests,
  ...negationRequests,
  ...dateRequests,
  ...availabilityRequests,
  ...monthRequests,
  ...circleRequests,
  ...treeRequests,
  ...findRequests,
  ...nothingFoundRequests,
  ...pageSizeRequests,
]
