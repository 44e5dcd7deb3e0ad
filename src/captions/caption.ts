/** Where a caption's block stands (spec 3.13). */
export const ALIGNS = ['left', 'center', 'right'] as const

export type Align = (typeof ALIGNS)[number]

/** One caption shortcode, or the block that it is rendered as (spec 3.13). */
export interface Caption {
  /** As HTML text: references such as `&amp;` stand as written. Tags in it are text, never markup. */
  readonly text: string
  readonly align: Align
  /** In CSS pixels; null is auto. */
  readonly width: number | null
  /** As HTML text. */
  readonly id: string | null
}

/** Why a shortcode or a block is left as it is, in words. */
export interface CaptionRefused {
  readonly problem: string
}

/** What a conversion made, and in words what it left as it was. */
export interface Converted {
  readonly html: string
  readonly problems: readonly string[]
}
