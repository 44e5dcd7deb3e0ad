/** The alignments of a caption's block (spec 3.13). */
export const ALIGNS = ['left', 'center', 'right'] as const

export type Align = (typeof ALIGNS)[number]

/** A caption shortcode, or the block that it is rendered as (spec 3.13). */
export interface Caption {
  /** As HTML text: references such as `&amp;` stay as written. Tags are text, never markup. */
  readonly text: string
  readonly align: Align
  /** In CSS pixels; null is auto. */
  readonly width: number | null
  /** As HTML text. */
  readonly id: string | null
}

/** The reason why a shortcode or a block is not converted. */
export interface CaptionIssue {
  readonly issue: string
}

/** The result of a conversion, and the issues of what was not converted. */
export interface Conversion {
  readonly html: string
  readonly issues: readonly string[]
}
