/** How a list of results grows (spec 3.9, 4.5). */
export interface Growth {
  /** Items shown at first, and added by each step; all at once without it. */
  readonly step: number | undefined
  /** Steps by scrolling until a button stands in between (design decision 12); none without it. */
  readonly stepsUntilButton: number | undefined
}

/** How many of `length` items are shown where `grown` of them were. */
export function shownOf(length: number, grown: number | null, { step }: Growth): number {
  return step === undefined ? length : Math.min(length, Math.max(step, grown ?? 0))
}

/**
 * Whether the next step waits for the button. Each press of it gives as many steps by scrolling again, so
 * that the number shown alone says where in that round a list is.
 */
export function waitsForButton(shown: number, { step, stepsUntilButton }: Growth): boolean {
  if (step === undefined || stepsUntilButton === undefined) return false
  const steps = Math.ceil(shown / step) - 1
  return steps % (stepsUntilButton + 1) === stepsUntilButton
}
