import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findSinks } from '../findSinks'
import { replaceRanges } from '../replaceRanges'

/** The packages whose `innerHTML` assignments must go through our Trusted Types policy. */
const PACKAGES = /[\\/]node_modules[\\/](leaflet|photoswipe)[\\/].*\.js$/

/**
 * Rewrites `x.innerHTML = y` in Leaflet and PhotoSwipe to `x.innerHTML = trustedHtml(y)`, since
 * `require-trusted-types-for 'script'` blocks plain strings (design decision 28). `checkSinks` finds sinks that
 * this plugin misses.
 */
export function trustedPackages(root: string): Plugin {
  const policy = join(root, 'widgets/shared/trusted-types/trustedHtml').replaceAll('\\', '/')
  return {
    name: 'vitrine:trusted-packages',
    transform: {
      filter: { id: PACKAGES },
      handler(code) {
        const edits = findSinks(code).flatMap(({ name, value }) =>
          name === 'innerHTML' && value
            ? [{ ...value, text: `trustedHtml(${code.slice(value.start, value.end)})` }]
            : [],
        )
        if (edits.length === 0) return null
        const head = `import { trustedHtml } from ${JSON.stringify(policy)};`
        // No line is added, so line numbers stay correct in the source map.
        return { code: head + replaceRanges(code, edits), map: null }
      },
    },
  }
}
