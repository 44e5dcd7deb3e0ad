/*
 * The cosine of Lucene's SloppyMath: a table and a Taylor series. Its errors are as small as those of any other
 * cosine, but other ones, and they decide which of two places with nearly the same distance sorts first.
 */

const SIZE = 2048
/** Half of pi as a sum: its first 33 bits, and the rest. */
const [HALF_PI_HIGH, HALF_PI_LOW] = [1.5707963267341256, 6.077100506506192e-11]
const STEP_HIGH = (4 * HALF_PI_HIGH) / SIZE
const STEP_LOW = (4 * HALF_PI_LOW) / SIZE
const STEPS_PER_RADIAN = 1 / (STEP_HIGH + STEP_LOW)

const angles = Float64Array.from({ length: SIZE + 1 }, (_, i) => i * STEP_HIGH + i * STEP_LOW)
const cosines = angles.map((angle, i) =>
  i % SIZE === SIZE / 4 || i === (SIZE * 3) / 4 ? 0 : Math.cos(angle),
)
const sines = angles.map((angle, i) => (i % (SIZE / 2) === 0 && i > 0 ? 0 : Math.sin(angle)))

/** @param angle in radians, at most some turns */
export function sloppyCosine(angle: number): number {
  const positive = Math.abs(angle)
  const index = Math.trunc(positive * STEPS_PER_RADIAN + 0.5)
  const delta = positive - index * STEP_HIGH - index * STEP_LOW
  const cosine = cosines[index % SIZE] ?? 0
  const sine = sines[index % SIZE] ?? 0
  return (
    cosine +
    delta * (-sine + delta * (-cosine / 2 + delta * (sine * (1 / 6) + delta * cosine * (1 / 24))))
  )
}
