import type { Converted } from '../../src/captions/caption'
import { toBlock } from '../../src/captions/toBlock'
import { toShortcode } from '../../src/captions/toShortcode'
import { showCaptions } from '../../widgets/captions/show/showCaptions'
import type { Diagnostics } from '../app/diagnostics'

/** What `Vitrine.captions` does; what is wrong with a caption is told on the console. */
export function captions(diagnostics: Diagnostics) {
  const reporting = (convert: (html: string) => Converted) => (html: string) => {
    const converted = convert(String(html))
    for (const problem of converted.problems) diagnostics.warn(problem)
    return converted.html
  }
  return {
    toBlock: reporting(toBlock),
    toShortcode: reporting(toShortcode),
    show: (element: Element) => showCaptions(element, diagnostics),
  }
}
