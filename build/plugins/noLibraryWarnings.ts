import { type Plugin, parseAst } from 'vite'

/** Libraries whose warnings tell the developer of a bundle that he uses them wrongly: no page can cause them. */
const LIBRARIES =
  /[\\/]node_modules[\\/](?:@reach[\\/](?:dialog|portal)|sanitize-html)[\\/].*\.m?js$/

/** Leaves out the library warnings that only a mistake in our own code could cause; tests run with them. */
export function noLibraryWarnings(): Plugin {
  return {
    name: 'vitrine:no-library-warnings',
    enforce: 'pre',
    transform: {
      filter: { id: LIBRARIES },
      handler(code) {
        let left = code
        for (const { start, end } of warningsIn(parseAst(code)).toReversed()) {
          // Lines stay where they are in the source map.
          const lines = '\n'.repeat(code.slice(start, end).split('\n').length - 1)
          left = `${left.slice(0, start)}void 0${lines}${left.slice(end)}`
        }
        return left === code ? null : { code: left, map: null }
      },
    },
  }
}

interface Position {
  readonly start: number
  readonly end: number
}

/** The calls of console.warn, in the order of the code. */
function warningsIn(node: unknown): readonly Position[] {
  if (typeof node !== 'object' || node === null) return []
  if (isWarning(node)) return [node]
  return Object.values(node).flatMap(warningsIn)
}

function isWarning(node: object): node is Position {
  if (!('type' in node && node.type === 'CallExpression' && 'callee' in node)) return false
  const { callee } = node as { readonly callee: Record<string, { readonly name?: string }> }
  return callee['object']?.name === 'console' && callee['property']?.name === 'warn'
}
