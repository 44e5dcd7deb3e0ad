import type { RandomSequence } from '../corpus/randomSequence'
import type { Palette } from './palettes'

/** Draws a sky with its sun. */
export function sky(random: RandomSequence, palette: Palette): string {
  const sunX = Math.round(80 + random() * 480)
  const sunY = Math.round(70 + random() * 90)
  return `<rect width="640" height="480" fill="url(#sky)"/>
<circle cx="${sunX}" cy="${sunY}" r="${Math.round(24 + random() * 18)}" fill="${palette.sun}" opacity=".9"/>`
}

/** Draws a sky, a sun and three ridges, each lower and darker than the one behind it. */
export function landscape(random: RandomSequence, palette: Palette): string {
  const above = sky(random, palette)
  const ridges = palette.ridges.map(
    (color, index) =>
      `<path fill="${color}" d="${ridge(random, 200 + index * 45, 75 - index * 18)}"/>`,
  )
  return `${above}
${ridges.join('\n')}`
}

/** The outline of a ridge over the whole width, closed along the bottom. */
function ridge(random: RandomSequence, height: number, roughness: number): string {
  const points = Array.from({ length: 9 }, (_, index) => [
    index * 80,
    Math.round(height - random() * roughness),
  ])
  const line = points.map(([x, y], index) => {
    const before = points[index - 1]
    if (!before) return `M${x} ${y}`
    const middle = ((before[0] ?? 0) + (x ?? 0)) / 2
    return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`
  })
  return `${line.join('')}V480H0Z`
}

/** Draws firs along the ground. */
export function firs(random: RandomSequence, color: string, ground: number): string {
  const trees = Array.from({ length: 5 + Math.floor(random() * 5) }, () => {
    const x = Math.round(random() * 640)
    const height = Math.round(50 + random() * 70)
    const half = Math.round(height / 4)
    const y = ground + Math.round(random() * 14)
    return `M${x} ${y - height}l${half} ${height}h${-2 * half}Z`
  })
  return `<path fill="${color}" d="${trees.join('')}"/>`
}
