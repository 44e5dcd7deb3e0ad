/** Whether the visitor wants little motion: the map then jumps where it would glide. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
