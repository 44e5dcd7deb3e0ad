import type { Plugin } from 'vite'
import { parseAst } from 'vite'

const KEPT = ['cleanHref', 'naughtyHref']

/**
 * Keeps of launder just the two functions that sanitize-html runs (design decision 31). They are cut
 * out of the installed package at each build, so a security update of launder is never missed; the
 * build fails if either is gone or calls something that was left behind.
 */
export function onlyNaughtyHref(): Plugin {
  return {
    name: 'vitrine:only-naughty-href',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]launder[\\/]index\.js$/ },
      handler(code) {
        const functions = parseAst(code).body.flatMap((node) =>
          node.type === 'FunctionDeclaration' ? [node] : [],
        )
        const named = (name: string) => functions.find((node) => node.id?.name === name)
        const kept = KEPT.map((name) => {
          const found = named(name)
          if (!found) return this.error(`launder has no function ${name} any more`)
          return code.slice(found.start, found.end)
        })
        const missing = functions.find(
          ({ id }) =>
            id && !KEPT.includes(id.name) && kept.some((text) => text.includes(`${id.name}(`)),
        )
        if (missing) this.error(`launder's naughtyHref now calls ${missing.id?.name}: keep it too`)
        return { code: `${kept.join('\n')}\nmodule.exports = { naughtyHref };\n`, map: null }
      },
    },
  }
}
