import { PURPOSES, type Purpose, type Said } from './purpose'

/** Our purposes in the words of Google's consent mode, version 2. */
export const GOOGLE_SIGNALS: Readonly<Record<Purpose, readonly string[]>> = {
  analytics: ['analytics_storage'],
  embeds: ['personalization_storage'],
  storage: ['functionality_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
}

/** What the page has told Google of consent. */
export interface GoogleCommand {
  readonly kind: 'default' | 'update'
  readonly says: Said
  /** How long an answer of the visitor's is waited for, in milliseconds. */
  readonly waitMs: number
}

/**
 * Reads what was pushed into a data layer.
 * @returns null for anything but a command of consent mode: `gtag('consent', 'default', {…})`.
 */
export function readGoogleCommand(message: unknown): GoogleCommand | null {
  const [command, kind, signals] = asList(message)
  if (command !== 'consent' || (kind !== 'default' && kind !== 'update')) return null
  if (typeof signals !== 'object' || signals === null) return null
  const values = signals as Readonly<Record<string, unknown>>
  // Where a visitor is, only Google knows: what some regions allow is not allowed to all.
  const isRegional = kind === 'default' && values['region'] !== undefined
  const says: Partial<Record<Purpose, boolean>> = {}
  for (const purpose of PURPOSES) {
    const said = GOOGLE_SIGNALS[purpose].map((signal) => values[signal]).filter(isAnswer)
    if (said.length === 0) continue
    const granted = said.every((one) => one === 'granted')
    if (!granted || !isRegional) says[purpose] = granted
  }
  const wait = Number(values['wait_for_update'])
  return { kind, says, waitMs: Math.max(0, wait) || 0 }
}

/** The update that tells Google what a visitor has answered. */
export function googleUpdate(said: Said): Readonly<Record<string, 'granted' | 'denied'>> {
  return Object.fromEntries(
    PURPOSES.flatMap((purpose) => {
      const answer = said[purpose]
      if (answer === undefined) return []
      return GOOGLE_SIGNALS[purpose].map((signal) => [signal, answer ? 'granted' : 'denied'])
    }),
  )
}

/** gtag pushes its `arguments`, which are no array. */
function asList(message: unknown): readonly unknown[] {
  const isList = typeof message === 'object' && message !== null && 'length' in message
  return isList ? [0, 1, 2].map((i) => (message as Readonly<Record<number, unknown>>)[i]) : []
}

const isAnswer = (value: unknown) => value === 'granted' || value === 'denied'
