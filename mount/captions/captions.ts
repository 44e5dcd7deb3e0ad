import type { Converted } from '../../src/captions/caption'
import { toBlock } from '../../src/captions/toBlock'
import { toShortcode } from '../../src/captions/toShortcode'
import { showCaptions } from '../../widgets/captions/show/showCaptions'
import type { Problems } from '../app/problems'

/** What `Vitrine.captions` does; what is wrong with a caption is told on the console. */
export function captions(problems: Problems) {
  const told = (convert: (html: string) => Converted) => (html: string) => {
    const converted = convert(String(html))
    for (const problem of converted.problems) problems.warn(problem)
    return converted.html
  }
  return {
    toBlock: told(toBlock),
    toShortcode: told(toShortcode),
    show: (element: Element) => showCaptions(element, problems),
  }
}
