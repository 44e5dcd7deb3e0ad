import { randomSequence } from '../corpus/randomSequence'

/** Side of a map tile, in pixels. */
const SIDE = 256

/** The colors of the areas and streets in dark mode, by those in light mode. */
const DARK = [
  ['fill', '#a9cfe0', '#1d3a49'],
  ['fill', '#c5dfb8', '#25382c'],
  ['fill', '#ece7dc', '#262c30'],
  ['fill', '#e6e0d3', '#20262a'],
  ['stroke', '#fff', '#3c464c'],
]
  .map(([part, light, dark]) => `[${part}="${light}"]{${part}:${dark}}`)
  .join('')

/**
 * Draws a map tile. Streets have the same positions in every tile, so that they continue in the next tile. The areas
 * between them depend on the tile.
 */
export function drawTile(z: number, x: number, y: number): string {
  const random = randomSequence(z * 73_856_093 + x * 19_349_663 + y * 83_492_791)
  const streets = [40, 128, 216]
  const blocks = streets.flatMap((left, i) =>
    streets.map((top, j) => {
      const kind = random()
      const fill = kind < 0.12 ? '#a9cfe0' : kind < 0.34 ? '#c5dfb8' : '#ece7dc'
      const width = (streets[i + 1] ?? SIDE + 40) - left
      const height = (streets[j + 1] ?? SIDE + 40) - top
      return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`
    }),
  )
  const lines = streets.map((at) => `M${at} 0V${SIDE}M0 ${at}H${SIDE}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
<style>@media (prefers-color-scheme: dark) { ${DARK} }</style>
<rect width="${SIDE}" height="${SIDE}" fill="#e6e0d3"/>
${blocks.join('\n')}
<path d="${lines}" stroke="#fff" stroke-width="9"/>
</svg>`
}
