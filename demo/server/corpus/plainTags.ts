/** Everyday tags. */
export const plainTags = [
  'family',
  'romantic',
  'quiet',
  'pet friendly',
  'ski-in',
  'waterfront',
  'mountain view',
  'off grid',
  'design',
  'historic',
  'budget',
  'luxury',
  'long stay',
  'walkable',
] as const
