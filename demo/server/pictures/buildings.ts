import type { Bundle } from '../corpus/listing'
import type { RandomSequence } from '../corpus/randomSequence'
import type { Palette } from './palettes'

/** Draws a building by kind, with its base at y = 380 and its centre at x = 320. */
export const buildings: Readonly<
  Record<Bundle, (random: RandomSequence, palette: Palette) => string>
> = {
  cabin: (_, p) => `<path fill="${p.roof}" d="M320 168 452 380H188Z"/>
<path fill="${p.wall}" d="M320 204 424 380H216Z"/>
<path fill="${p.glass}" d="M320 232 356 294H284Z"/>
<rect x="262" y="306" width="116" height="46" fill="${p.glass}"/>
<path stroke="${p.roof}" stroke-width="5" d="M320 232V352M262 328H378"/>
<rect x="196" y="372" width="248" height="10" fill="${p.wallShade}"/>
<path fill="${p.wallShade}" d="M372 190h22v97l-22-36Z"/>`,

  house: (random, p) => `<rect x="200" y="262" width="240" height="118" fill="${p.wall}"/>
<rect x="440" y="290" width="84" height="90" fill="${p.wallShade}"/>
<path fill="${p.roof}" d="M180 266 320 178 460 266ZM440 262h76l26 32H440Z"/>
<rect x="${random() < 0.5 ? 236 : 386}" y="196" width="24" height="52" fill="${p.wallShade}"/>
<circle cx="320" cy="236" r="13" fill="${p.glass}"/>
${windows([222, 376], 290, 44, 40, p)}
<rect x="300" y="300" width="40" height="80" rx="2" fill="${p.roof}"/>
<rect x="462" y="318" width="42" height="28" fill="${p.glass}"/>
<rect x="276" y="376" width="88" height="8" fill="${p.wallShade}"/>`,

  apartment: (random, p) => {
    const floors = 4 + Math.floor(random() * 2)
    const top = 380 - floors * 46 - 14
    const rows = Array.from({ length: floors }, (_, floor) =>
      windows([232, 282, 332, 382], top + 20 + floor * 46, 28, 28, p),
    )
    return `<rect x="210" y="${top}" width="220" height="${380 - top}" fill="${p.wall}"/>
<rect x="402" y="${top}" width="28" height="${380 - top}" fill="${p.wallShade}" opacity=".5"/>
<rect x="202" y="${top - 8}" width="236" height="12" fill="${p.roof}"/>
${rows.join('\n')}
<rect x="302" y="344" width="36" height="36" fill="${p.roof}"/>`
  },

  loft: (_, p) => `<path fill="${p.wall}" d="M176 232h288v148H176Z"/>
<path fill="${p.roof}" d="M176 232V200l96 32v-32l96 32v-32l96 32v6H176Z"/>
${[196, 292, 388]
  .map(
    (x) =>
      `<path fill="${p.glass}" d="M${x} 350v-70a28 28 0 0 1 56 0v70Z"/><path stroke="${p.roof}" stroke-width="3" d="M${x + 28} 252v98M${x} 284h56M${x} 318h56"/>`,
  )
  .join('\n')}
<rect x="168" y="372" width="304" height="10" fill="${p.wallShade}"/>`,
}

function windows(
  xs: readonly number[],
  y: number,
  width: number,
  height: number,
  p: Palette,
): string {
  return xs
    .map(
      (x) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${p.glass}"/><path stroke="${p.roof}" stroke-width="3" d="M${x + width / 2} ${y}v${height}M${x - 2} ${y + height + 1}h${width + 4}"/>`,
    )
    .join('')
}
