import type { Plugin } from 'vite'
import { parseAst } from 'vite'

const USED_FUNCTIONS = ['cleanHref', 'naughtyHref']

/**
 * Bundles only the two functions of launder that sanitize-html calls (design decision 31). They are cut out of
 * the installed package at each build, so security updates of launder always apply. The build fails when one of
 * them is missing or calls a function that is left out.
 */
export function trimLaunder(): Plugin {
  return {
    name: 'vitrine:trim-launder',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]launder[\\/]index\.js$/ },
      handler(code) {
        const functions = parseAst(code).body.flatMap((node) =>
          node.type === 'FunctionDeclaration' ? [node] : [],
        )
        const named = (name: string) => functions.find((node) => node.id?.name === name)
        const used = USED_FUNCTIONS.map((name) => {
          const found = named(name)
          if (!found) return this.error(`launder no longer has a function ${name}`)
          return code.slice(found.start, found.end)
        })
        const missing = functions.find(
          ({ id }) =>
            id &&
            !USED_FUNCTIONS.includes(id.name) &&
            used.some((text) => text.includes(`${id.name}(`)),
        )
        if (missing)
          this.error(
            `launder's naughtyHref now calls ${missing.id?.name}: add it to USED_FUNCTIONS`,
          )
        return { code: `${used.join('\n')}\nmodule.exports = { naughtyHref };\n`, map: null }
      },
    },
  }
}
