import type { Conversion } from '../../src/captions/caption'
import { toBlock } from '../../src/captions/toBlock'
import { toShortcode } from '../../src/captions/toShortcode'
import { showCaptions } from '../../widgets/captions/show/showCaptions'
import type { Diagnostics } from '../app/diagnostics'

/** The implementation of `Vitrine.captions`; issues of captions are reported on the console. */
export function captions(diagnostics: Diagnostics) {
  const withReports = (convert: (html: string) => Conversion) => (html: string) => {
    const converted = convert(String(html))
    for (const problem of converted.issues) diagnostics.warn(problem)
    return converted.html
  }
  return {
    toBlock: withReports(toBlock),
    toShortcode: withReports(toShortcode),
    show: (element: Element) => showCaptions(element, diagnostics),
  }
}
