import type { RandomSequence } from '../corpus/randomSequence'
import { firs, landscape, sky } from './landscape'
import type { Palette } from './palettes'

/** What is behind a building and what is in front of it. The building stands on y = 380. */
export interface Surroundings {
  readonly behind: string
  readonly before: string
}

type Draw = (random: RandomSequence, palette: Palette) => Surroundings

/** Where a place may be: in a meadow, on a lake, by the sea, in a wood, in the snow, among fields. */
export const surroundings: readonly Draw[] = [
  (random, p) => ({
    behind: landscape(random, p) + firs(random, p.ridges[2], 380) + ground(p.ground),
    before: '',
  }),

  (random, p) => ({
    behind: landscape(random, p) + firs(random, p.ridges[2], 372) + ground(p.ground),
    before: `<path fill="${p.water}" d="M0 398Q180 386 330 400T640 392V480H0Z"/>
<path stroke="${p.skyLow}" stroke-width="3" stroke-linecap="round" opacity=".7" d="M70 424h150M300 442h190M120 462h110M470 416h110"/>
<path fill="${p.wallShade}" d="M${jetty(random)}"/>`,
  }),

  (random, p) => {
    const boat = Math.round(60 + random() * 500)
    return {
      behind: `${sky(random, p)}
<path fill="${p.ridges[0]}" d="M${boat - 40} 268q70-46 150 0z"/>
<rect y="264" width="640" height="216" fill="${p.water}"/>
<path stroke="${p.skyLow}" stroke-width="3" stroke-linecap="round" opacity=".7" d="M40 288h90M220 300h140M420 284h170M90 318h60M330 326h120M520 312h80"/>
<path fill="${p.skyLow}" d="M${640 - boat} 300v-64l-34 58zM${644 - boat} 300v-52l26 46z"/><path fill="${p.roof}" d="M${600 - boat} 302h78l-12 14h-54z"/>
<path fill="${p.ground}" d="M0 386Q150 340 330 366T640 350V480H0Z"/>`,
      before: grass(random, p.ridges[2]),
    }
  },

  (random, p) => ({
    behind:
      landscape(random, { ...p, ridges: [p.ridges[0], p.ridges[0], p.ridges[1]] }) +
      trunks(random, p.ridges[1], 372, 13) +
      trunks(random, p.ridges[2], 384, 9) +
      ground(p.ground),
    before: fir(12, 500, 290, p.ridges[2]),
  }),

  (random, p) => ({
    behind: `${landscape(random, p)}${firs(random, p.ridges[2], 376)}
<path fill="#eef4f7" d="M0 366Q160 340 330 366T640 360V480H0Z"/><path fill="#d5e2ea" d="M0 420Q220 384 640 436V480H0Z"/>`,
    before: `<path fill="#fff" opacity=".85" d="${flakes(random)}"/>`,
  }),

  (random, p) => ({
    behind: `${landscape(random, p)}<path fill="${p.ridges[2]}" d="M0 352Q200 306 420 344T640 330V480H0Z"/>${ground(p.ground)}`,
    before: `<path fill="none" stroke="${p.ridges[2]}" stroke-width="7" opacity=".55" d="M-20 408Q320 380 660 412M-20 432Q320 402 660 438M-20 458Q320 426 660 466"/>`,
  }),
]

function ground(color: string): string {
  return `<path fill="${color}" d="M0 372Q320 352 640 376V480H0Z"/>`
}

function jetty(random: RandomSequence): string {
  const x = Math.round(90 + random() * 420)
  return `${x} 404h20l12 76h-44z`
}

function fir(x: number, y: number, height: number, color: string): string {
  const half = Math.round(height / 3.4)
  return `<path fill="${color}" d="M${x} ${y - height}l${half} ${height}h${-2 * half}z"/>`
}

function trunks(random: RandomSequence, color: string, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) =>
    fir(Math.round((index + random()) * (640 / count)), y, Math.round(130 + random() * 120), color),
  ).join('')
}

function grass(random: RandomSequence, color: string): string {
  const blades = Array.from({ length: 26 }, () => {
    const x = Math.round(random() * 640)
    const y = Math.round(420 + random() * 56)
    return `M${x} ${y}l${Math.round(random() * 14 - 7)} ${-Math.round(16 + random() * 22)}`
  })
  return `<path stroke="${color}" stroke-width="3" stroke-linecap="round" opacity=".7" d="${blades.join('')}"/>`
}

function flakes(random: RandomSequence): string {
  return Array.from({ length: 34 }, () => {
    const [x, y] = [Math.round(random() * 640), Math.round(random() * 470)]
    return `M${x} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`
  }).join('')
}
