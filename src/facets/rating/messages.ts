/** The texts of ratings. */
export const RATING_MESSAGES = {
  'rating.atLeast': '{n} star and up | {n} stars and up',
} as const

export type RatingMessageKey = keyof typeof RATING_MESSAGES
