/** Options of infinite scroll (spec 3.9, 4.5). */
export interface InfiniteScrollOptions {
  /** How many items show at first, and how many each step adds; without it all show at once. */
  readonly step: number | undefined
  /** After how many steps by scrolling a button is needed (design decision 12); without it never. */
  readonly stepsUntilButton: number | undefined
}

/** How many of `length` items show. @param previous how many showed before, or null. */
export function visibleCount(
  length: number,
  previous: number | null,
  { step }: InfiniteScrollOptions,
): number {
  return step === undefined ? length : Math.min(length, Math.max(step, previous ?? 0))
}

/**
 * Whether the next step needs the button. A press allows as many steps by scrolling again, so that the number
 * of visible items alone tells when the button is due.
 */
export function needsButton(
  visible: number,
  { step, stepsUntilButton }: InfiniteScrollOptions,
): boolean {
  if (step === undefined || stepsUntilButton === undefined) return false
  const steps = Math.ceil(visible / step) - 1
  return steps % (stepsUntilButton + 1) === stepsUntilButton
}
