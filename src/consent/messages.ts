/** The messages that ask for consent; the page settings' `messages` replace them. */
export const CONSENT_MESSAGES = {
  'consent.content': 'This content',
  'consent.map': 'The map',
  'consent.ask': '{what} comes from {host}, which learns your IP address when it is shown.',
  'consent.show': 'Show it',
} as const

export type ConsentMessageKey = keyof typeof CONSENT_MESSAGES
