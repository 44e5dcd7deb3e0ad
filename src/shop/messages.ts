/** The texts of the shop, loaded with it; page settings replace them under `messages` as they do the others. */
export const COMMERCE_MESSAGES = {
  'quote.title': 'Detailed Quote',
} as const

export type CommerceMessageKey = keyof typeof COMMERCE_MESSAGES
