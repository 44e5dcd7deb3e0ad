/** The texts of facets with buckets. */
export const BUCKET_MESSAGES = {
  'bucket.under': 'Under {max}',
  'bucket.between': '{min} to {max}',
  'bucket.over': '{min} or more',
} as const
