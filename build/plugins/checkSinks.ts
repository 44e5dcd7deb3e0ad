import type { Plugin } from 'vite'
import { findSinks } from '../findSinks'
import { moduleName } from '../moduleName'

/** By module and sink: how many times it occurs. */
export type SinkCounts = Record<string, Record<string, number>>

/** Skips modules without any of these words, since parsing is slower than searching for them. */
const MAY_CONTAIN_SINK =
  /HTML|srcdoc|srcDoc|createContextualFragment|DOMParser|\bwrite(ln)?\b|\beval\b|\bFunction\b/

/**
 * Fails the build when a bundled module contains an HTML or code sink that build/allowed-sinks.json does not list
 * (design decision 28). A sink whose value goes through the policy function counts as `innerHTML (trusted)`, so
 * that new ones in a package's update are found too.
 */
export function checkSinks(root: string, allowed: SinkCounts): Plugin {
  const found: SinkCounts = {}
  return {
    name: 'vitrine:check-sinks',
    enforce: 'post',
    transform: {
      filter: { id: /\.(?:[cm]?[jt]sx?)(?:\?.*)?$/ },
      handler(code, id) {
        if (!MAY_CONTAIN_SINK.test(code)) return
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
      const excess = bundled.flatMap((id) => {
        const name = moduleName(id, root)
        return describeExcess(name, found[id] ?? {}, allowed[name] ?? {})
      })
      if (excess.length > 0) this.error(`HTML sinks that are not allowed:\n${excess.join('\n')}`)
    },
  }
}

/** @returns a sentence for each sink that a module contains more often than allowed */
export function describeExcess(
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
