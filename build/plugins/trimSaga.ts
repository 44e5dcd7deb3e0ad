import type { Plugin } from 'vite'

/** Effects that no saga of ours yields: their creators, and their names in redux-saga's table of runners. */
const UNUSED: Readonly<Record<string, string>> = {
  actionChannel: 'ACTION_CHANNEL',
  all: 'ALL',
  cancelled: 'CANCELLED\\$1',
  cps: 'CPS',
  flush: 'FLUSH',
  join: 'JOIN',
  setContext: 'SET_CONTEXT',
}
const IMPORTED = new RegExp(
  `import\\s*\\{[^}]*\\b(${Object.keys(UNUSED).join('|')})\\b[^}]*\\}\\s*from\\s*['"]redux-saga/effects['"]`,
)
/** Monitors and middlewares of effects, and texts that list the tasks of an error, which we never read. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\benv\.sagaMonitor\b/g, 'null'],
  [/\b(_ref\w*)\.(sagaMonitor|effectMiddlewares)\b/g, 'null'],
  [/(var toString = function toString\(\) \{)[\s\S]*?\n\};/, '$1};'],
]

/**
 * Leaves out the effects of redux-saga that no saga yields; its table of runners would keep them. The build fails
 * when a module imports one of them.
 */
export function trimSaga(): Plugin {
  return {
    name: 'vitrine:trim-saga',
    enforce: 'pre',
    transform: {
      filter: { id: /redux-saga-core\.esm\.js$|[\\/]sagas[\\/].*\.ts$|[\\/]mount[\\/].*\.ts$/ },
      handler(code, id) {
        if (!id.endsWith('redux-saga-core.esm.js')) {
          const effect = IMPORTED.exec(code)?.[1]
          if (effect) this.error(`${id} imports ${effect}, which build/plugins/trimSaga leaves out`)
          return null
        }
        const runners = Object.values(UNUSED).map(
          (name) => [new RegExp(` _effectRunnerMap\\[${name}\\] = \\w+,`), ''] as const,
        )
        let trimmed = code
        for (const [pattern, text] of [...runners, ...REPLACED]) {
          if (trimmed.search(pattern) < 0) this.error(`redux-saga no longer has ${pattern}`)
          // Lines stay where they are in the source map.
          trimmed = trimmed.replace(pattern, (all, ...groups: string[]) => {
            const lines = '\n'.repeat(all.split('\n').length - 1)
            return text.replace('$1', groups[0] ?? '') + lines
          })
        }
        return { code: trimmed, map: null }
      },
    },
  }
}
