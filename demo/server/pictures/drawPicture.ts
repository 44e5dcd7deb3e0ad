import { createListing } from '../corpus/createListing'
import { type RandomSequence, randomSequence } from '../corpus/randomSequence'
import { buildings } from './buildings'
import { firs, landscape } from './landscape'
import { otherBuildings } from './otherBuildings'
import { room } from './room'
import { sceneOf } from './sceneOf'

/** The size of every picture, in pixels. */
export const PICTURE_WIDTH = 640
export const PICTURE_HEIGHT = 480

/**
 * Draws picture `number` as SVG, the same each time. The last digit selects the view, the other digits the listing.
 * The views are: outside, inside, the water nearby, another side.
 */
export function drawPicture(number: number): string {
  const listing = Math.floor(number / 10)
  const view = (number % 10) % 4
  const { bundle, title } = createListing(listing)
  const { palette, around, isOther } = sceneOf(listing)
  const random = randomSequence(number + 5003)
  const { behind, before } = around(random, palette)
  const isSecond = isOther && !/A-frame|chalet/.test(title)
  const shape = isSecond ? otherBuildings[bundle](palette) : buildings[bundle](random, palette)
  const building = place(randomSequence(number + 9001), shape)
  const background = landscape(random, palette)
  const trees = firs(random, palette.ridges[2], 380)
  const water = `<path fill="${palette.water}" d="M0 330H640V480H0Z"/>
<path stroke="${palette.skyLow}" stroke-width="3" stroke-linecap="round" opacity=".6" d="M90 366h120M300 394h190M140 430h90M420 446h120"/>`
  const scenes = [
    behind + building + before,
    room(random, palette, background + trees),
    background + firs(random, palette.ridges[2], 332) + water,
    behind + building + firs(random, palette.ridges[2], 470),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 640 480">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.skyTop}"/><stop offset=".7" stop-color="${palette.skyLow}"/></linearGradient></defs>
${scenes[view]}
</svg>
`
}

/** Puts a building somewhere along the ground, nearer or farther, and turns every other one round. */
function place(random: RandomSequence, building: string): string {
  const x = Math.round(200 + random() * 240)
  const scale = (0.7 + random() * 0.45).toFixed(2)
  const turn = random() < 0.5 ? '-' : ''
  return `<g transform="translate(${x} 380) scale(${turn}${scale} ${scale}) translate(-320 -380)">${building}</g>`
}
