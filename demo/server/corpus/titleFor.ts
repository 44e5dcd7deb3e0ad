import type { Bundle } from './listing'
import { pick } from './pick'
import type { Place } from './places'
import type { RandomSequence } from './randomSequence'

const moods = [
  ...(['Sunny', 'Quiet', 'Cedar', 'Little', 'Bright', 'Rustic', 'Modern', 'Hidden'] as const),
  ...(['Hillside', 'Lakeside', 'Historic', 'Cozy', 'Airy', 'Restored', 'Secluded'] as const),
] as const

const nouns: Readonly<Record<Bundle, readonly [string, ...string[]]>> = {
  cabin: ['cabin', 'log cabin', 'A-frame cabin', 'chalet', 'cabin in the pines'],
  apartment: ['apartment', 'garden apartment', 'studio apartment', 'two-floor apartment'],
  house: ['house', 'farmhouse', 'beach house', 'craftsman house', 'house with a porch'],
  loft: ['loft', 'brick loft', 'artist loft', 'warehouse loft'],
}

/** Titles with markup and quotes, which a page must show as text. */
const markedUp = [
  '<b>Bold</b> & "quoted" cabin by the lake',
  "Tom & Jerry's <em>cosy</em> loft",
  '<script>document.title = "broken"</script> Pine house',
  'House <img src=x onerror="document.title=1"> on the hill',
  '5 > 3 bedrooms, 1 < 2 baths &amp; a view',
  'بيت على البحيرة (lake house)',
  '湖畔のキャビン — lakeside cabin',
] as const

/** The title of listing `number`; every 40th contains markup. */
export function titleFor(
  random: RandomSequence,
  number: number,
  bundle: Bundle,
  place: Place,
): string {
  const plain = `${pick(random, moods)} ${pick(random, nouns[bundle])} near ${place.near}`
  if (number % 40 !== 7) return plain
  return markedUp[Math.floor(number / 40) % markedUp.length] ?? plain
}
