import * as v from 'valibot'
import type { FacetConfig } from '../config/facetConfig'
import type { FacetKind } from '../further/facetKind'
import { numberTexts } from '../further/numberTexts'
import type { Bucket } from './bucket'
import { bucketLabel } from './bucketLabel'
import { bucketRequest } from './bucketRequest'
import { BUCKET_MESSAGES } from './messages'
import { parseBuckets } from './parseBuckets'

const EDGES = 'numbers that increase, such as "0,100,200,*"'

/** Decodes the edges of buckets: a list, or a text with commas. */
const bucketList = () =>
  v.pipe(
    numberTexts(EDGES),
    v.check((edges) => parseBuckets(edges) !== null, EDGES),
    v.transform(parseBuckets),
  )

const noBuckets: readonly Bucket[] = []

/** The buckets of a facet; none for a facet of another kind. */
export function bucketsOf({ further }: FacetConfig): readonly Bucket[] {
  return (further?.['buckets'] as readonly Bucket[] | undefined) ?? noBuckets
}

/** Facets that list buckets of a number in place of its values. */
export const buckets: FacetKind = {
  name: 'buckets',
  entries: {
    /** The edges between the buckets. */
    buckets: v.optional(bucketList()),
  },
  complete: (facet) =>
    bucketsOf(facet).length === 0
      ? facet
      : { ...facet, shownAs: 'buckets', mode: facet.mode === 'single' ? 'single' : 'or' },
  request: (request, facet) => bucketRequest(request, facet.field, bucketsOf(facet)),
  label({ value }, { currency }, { amounts, translate }) {
    const format = (amount: number) => amounts.amount(amount, currency)
    const text = value ? bucketLabel(value, format, translate) : null
    return text === null ? null : { text }
  },
  messages: BUCKET_MESSAGES,
}
