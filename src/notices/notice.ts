/** The four kinds of notices (spec 8). */
export const NOTICE_STYLES = ['success', 'error', 'info', 'warn'] as const

export type NoticeStyle = (typeof NOTICE_STYLES)[number]

/** What somebody wants a visitor to know. */
export interface WantedNotice {
  /** Plain text. */
  readonly text: string
  readonly style: NoticeStyle
  /** What it points at; null when it stands with the others. */
  readonly element: Element | null
}

/** A notice that is shown. */
export interface Notice extends WantedNotice {
  readonly id: number
  /** How often it was raised: with each time it stays as long as a new one. */
  readonly raised: number
}
