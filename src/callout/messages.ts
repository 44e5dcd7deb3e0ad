/** The texts of the banner, loaded with it. The page settings' `messages` can replace them. */
export const CALLOUT_MESSAGES = {
  'callout.close': 'Close',
  'callout.closed': 'The banner is closed.',
} as const

export type CalloutMessageKey = keyof typeof CALLOUT_MESSAGES
