/** The messages of the listing card, loaded with it; the page settings' `messages` replace them. */
export const LISTING_MESSAGES = {
  'card.rating': 'Rating:',
  'card.guests': '{n} guest | {n} guests',
  'card.bedrooms': '{n} bedroom | {n} bedrooms',
  'card.bathrooms': '{n} bathroom | {n} bathrooms',
  'card.size': '{n} m²',
  'card.new': 'New',
  'card.featured': 'Featured',
  'card.next': 'Next picture: {title}',
  'card.previous': 'Previous picture: {title}',
  'card.picture': 'Picture {n} of {total}',
} as const

export type ListingMessageKey = keyof typeof LISTING_MESSAGES
