/** Whether the visitor prefers reduced motion; the map then moves without animation. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
