/** What a visitor can allow or deny (design decision 22). */
export const PURPOSES = ['analytics', 'embeds', 'storage', 'marketing'] as const

export type Purpose = (typeof PURPOSES)[number]

/** Answers by purpose; a missing purpose has no answer. */
export type ConsentAnswers = Readonly<Partial<Record<Purpose, boolean>>>

export type Consent = Readonly<Record<Purpose, boolean>>

/** The consent on a page without a consent setting: embeds ask first, marketing is denied. */
export const DEFAULT_CONSENT: Consent = {
  analytics: true,
  embeds: false,
  storage: true,
  marketing: false,
}
