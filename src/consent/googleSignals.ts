import { type ConsentAnswers, PURPOSES, type Purpose } from './purpose'

/** The signals of Google's consent mode, version 2, by purpose. */
export const GOOGLE_SIGNALS: Readonly<Record<Purpose, readonly string[]>> = {
  analytics: ['analytics_storage'],
  embeds: ['personalization_storage'],
  storage: ['functionality_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
}

/** A command of the page to Google's consent mode. */
export interface GoogleCommand {
  readonly kind: 'default' | 'update'
  readonly answers: ConsentAnswers
  /** How long the page waits for the visitor's answer (`wait_for_update`), in milliseconds. */
  readonly waitMs: number
}

/**
 * Reads a message of a data layer.
 * @returns null for anything but a command of consent mode: `gtag('consent', 'default', {…})`.
 */
export function readGoogleCommand(message: unknown): GoogleCommand | null {
  const [command, kind, signals] = toList(message)
  if (command !== 'consent' || (kind !== 'default' && kind !== 'update')) return null
  if (typeof signals !== 'object' || signals === null) return null
  const values = signals as Readonly<Record<string, unknown>>
  // Only Google knows the visitor's region, so a regional default can deny but not allow.
  const isRegional = kind === 'default' && values['region'] !== undefined
  const answers: Partial<Record<Purpose, boolean>> = {}
  for (const purpose of PURPOSES) {
    const given = GOOGLE_SIGNALS[purpose].map((signal) => values[signal]).filter(isSignalValue)
    if (given.length === 0) continue
    const granted = given.every((one) => one === 'granted')
    if (!granted || !isRegional) answers[purpose] = granted
  }
  const wait = Number(values['wait_for_update'])
  return { kind, answers, waitMs: Math.max(0, wait) || 0 }
}

/** The parameters of the update that sends a visitor's answers to Google. */
export function googleUpdate(
  given: ConsentAnswers,
): Readonly<Record<string, 'granted' | 'denied'>> {
  return Object.fromEntries(
    PURPOSES.flatMap((purpose) => {
      const answer = given[purpose]
      if (answer === undefined) return []
      return GOOGLE_SIGNALS[purpose].map((signal) => [signal, answer ? 'granted' : 'denied'])
    }),
  )
}

/** gtag pushes its `arguments` object, which is not an array. */
function toList(message: unknown): readonly unknown[] {
  const isList = typeof message === 'object' && message !== null && 'length' in message
  return isList ? [0, 1, 2].map((i) => (message as Readonly<Record<number, unknown>>)[i]) : []
}

const isSignalValue = (value: unknown) => value === 'granted' || value === 'denied'
