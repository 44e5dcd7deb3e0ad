/** The four kinds of notices (spec 8). */
export const NOTICE_STYLES = ['success', 'error', 'info', 'warn'] as const

export type NoticeStyle = (typeof NOTICE_STYLES)[number]

/** A request to show a notice. */
export interface NoticeRequest {
  /** Plain text. */
  readonly text: string
  readonly style: NoticeStyle
  /** The element that it points at; null when it stands in the stack. */
  readonly element: Element | null
}

/** A notice that is shown. */
export interface Notice extends NoticeRequest {
  readonly id: number
  /** How often it was requested in a row. Each request starts its time again. */
  readonly repeats: number
}
