/** The texts that ask for consent; page settings replace them under `messages` as they do the others. */
export const CONSENT_MESSAGES = {
  'consent.content': 'This content',
  'consent.map': 'The map',
  'consent.ask': '{what} comes from {host}, which learns your IP address when it is shown.',
  'consent.show': 'Show it',
} as const

export type ConsentMessageKey = keyof typeof CONSENT_MESSAGES
