import type { Plugin } from 'vite'
import { findSinks } from '../findSinks'
import { moduleName } from '../moduleName'

/** Module → sink → how many times. */
export type SinkCounts = Record<string, Record<string, number>>

/** Most modules hold none of these words, and parsing takes longer than looking for them. */
const MAY_HOLD_ONE =
  /HTML|srcdoc|srcDoc|createContextualFragment|DOMParser|\bwrite(ln)?\b|\beval\b|\bFunction\b/

/**
 * Fails the build when a bundled module holds an HTML or code sink that is not in
 * build/allowed-sinks.json (design decision 28). A sink whose value went through the policy function
 * is counted as `innerHTML (trusted)`, so that a new one in a package's update shows too.
 */
export function sinkCheck(root: string, allowed: SinkCounts): Plugin {
  const found: SinkCounts = {}
  return {
    name: 'vitrine:sink-check',
    enforce: 'post',
    transform: {
      filter: { id: /\.(?:[cm]?[jt]sx?)(?:\?.*)?$/ },
      handler(code, id) {
        if (!MAY_HOLD_ONE.test(code)) return
        const counts: Record<string, number> = {}
        for (const { name, trusted } of findSinks(code)) {
          const key = trusted ? `${name} (trusted)` : name
          counts[key] = (counts[key] ?? 0) + 1
        }
        found[id] = counts
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const bundled = chunks.flatMap((chunk) => Object.keys(chunk.modules))
      const faults = bundled.flatMap((id) => {
        const name = moduleName(id, root)
        return tooMany(name, found[id] ?? {}, allowed[name] ?? {})
      })
      if (faults.length > 0) this.error(`HTML sinks that nobody allowed:\n${faults.join('\n')}`)
    },
  }
}

/** One sentence for each sink that a module has more often than it may. */
export function tooMany(
  module: string,
  found: Readonly<Record<string, number>>,
  allowed: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(found)
    .filter(([sink, count]) => count > (allowed[sink] ?? 0))
    .map(
      ([sink, count]) =>
        `  ${module}: ${sink} found ${count}×, allowed ${allowed[sink] ?? 0}×. ` +
        'Use trustedHtml() or React, or, after a review, add it to build/allowed-sinks.json.',
    )
}
