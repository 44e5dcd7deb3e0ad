/** What a visitor may allow or not (design decision 22). */
export const PURPOSES = ['analytics', 'embeds', 'storage', 'marketing'] as const

export type Purpose = (typeof PURPOSES)[number]

/** What is allowed; a purpose that is missing is not spoken of. */
export type Said = Readonly<Partial<Record<Purpose, boolean>>>

export type Consent = Readonly<Record<Purpose, boolean>>

/** Where the page says nothing of consent: third parties ask first, and nothing is sold. */
export const UNSAID: Consent = { analytics: true, embeds: false, storage: true, marketing: false }
