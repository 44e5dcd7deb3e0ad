/** The stars of a rating, unless configured otherwise. */
export const DEFAULT_STARS = 5

/** The ratings that a visitor can ask for at least: `5` stars give 4, 3, 2, 1; configured ones are put in order. */
export function ratingSteps(stars: number, steps: readonly number[] = []): readonly number[] {
  const offered = steps.length > 0 ? steps : [...Array(stars - 1).keys()].map((i) => i + 1)
  return [...new Set(offered)].sort((a, b) => b - a)
}
