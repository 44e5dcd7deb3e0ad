import { randomSequence } from '../corpus/randomSequence'
import { type Palette, palettes } from './palettes'
import { type Surroundings, surroundings } from './surroundings'

/** What a listing looks like in all of its pictures. */
export interface Scene {
  readonly palette: Palette
  readonly around: (random: ReturnType<typeof randomSequence>, palette: Palette) => Surroundings
  /** Whether it is the second of the two buildings of its kind. */
  readonly isOther: boolean
}

const COUNT = palettes.length * surroundings.length

/** Has no divisor in common with their number, so that it comes by all of them. */
const STEP = 29

/** The colors and surroundings of a listing: those of 48 listings in a row are all different. */
export function sceneOf(listing: number): Scene {
  const at = (listing * STEP) % COUNT
  const [first] = surroundings
  return {
    palette: palettes[at % palettes.length] ?? palettes[0],
    around: surroundings[Math.floor(at / palettes.length)] ?? (first as Scene['around']),
    isOther: randomSequence(listing + 77)() < 0.5,
  }
}
