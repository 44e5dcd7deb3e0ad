import { moveThumb, type ThumbMove } from './moveThumb'
import { clamp, fractionOf, type NumberRange, whole } from './numberRange'

/** How a slider's amounts lie along its track, and how they are rounded. */
export interface RangeScale {
  /** The least difference of two amounts. */
  readonly step: number
  /** Rounds an amount to a step. */
  down(amount: number): number
  up(amount: number): number
  /** An amount's position along the track, 0 to 1. */
  fractionOf(amount: number, extent: NumberRange): number
  /** The rounded amount at a position. */
  amountAt(fraction: number, extent: NumberRange): number
  /** The thumb's amount after a step by keyboard, within the limits. */
  move(amount: number, move: ThumbMove, extent: NumberRange, limits: NumberRange): number
}

/** Whole amounts, evenly spread. */
export const wholeScale: RangeScale = {
  step: 1,
  ...whole,
  fractionOf,
  amountAt: (fraction, extent) =>
    clamp(Math.round(extent.min + fraction * (extent.max - extent.min)), extent),
  move: moveThumb,
}
