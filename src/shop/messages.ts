/** The shop's messages, loaded with it; the page settings' `messages` replace them. */
export const SHOP_MESSAGES = {
  'quote.title': 'Detailed Quote',
} as const

export type CommerceMessageKey = keyof typeof SHOP_MESSAGES
