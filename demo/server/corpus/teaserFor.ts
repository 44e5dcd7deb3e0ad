import type { Bundle } from './listing'
import { pick } from './pick'
import type { Place } from './places'
import type { RandomSequence } from './randomSequence'

const openings = [
  'Wake up to birdsong',
  'Cook for a crowd',
  'Watch the light change',
  'Leave the car and walk',
  'Bring a book',
  'Dry your boots by the stove',
] as const

/** HTML that a CMS's editors write every day. */
const harmless = [
  'A <strong>calm</strong> place with <em>plenty</em> of light.',
  '<p>Sleeps the whole family.<br>Ask about <a href="/search?q=long+stay">long stays</a>.</p>',
  'Rated &ldquo;the best porch in town&rdquo; &mdash; twice.',
] as const

/** HTML that must never run. */
const hostile = [
  '<script>window.vitrineHacked = 1</script>A place with history.',
  'Great view <img src=x onerror="window.vitrineHacked = 1"> from the deck.',
  '<a href="javascript:window.vitrineHacked=1">See the house rules</a>',
  '<svg onload="window.vitrineHacked = 1"><circle r="1"/></svg>Right on the trail.',
  '<xmp><script>window.vitrineHacked = 1</script></xmp>Quiet after nine.',
] as const

/** One or two sentences. Every eighth teaser is HTML, every 32nd is hostile HTML. */
export function teaserFor(
  random: RandomSequence,
  number: number,
  bundle: Bundle,
  place: Place,
): string {
  const plain = `${pick(random, openings)} in this ${bundle} a few minutes from ${place.near}.`
  if (number % 32 === 11) return hostile[Math.floor(number / 32) % hostile.length] ?? plain
  if (number % 8 === 3) return harmless[Math.floor(number / 8) % harmless.length] ?? plain
  return plain
}
