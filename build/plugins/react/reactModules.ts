import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { type Edit, replaceRanges } from '../../replaceRanges'

const PACKAGES = /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/
const ENTRIES = /[\\/](index|client|jsx-runtime|with-selector)\.js$/
const SOURCES = /[\\/]cjs[\\/][\w-]+\.production\.js$/
const PRODUCTION = /module\.exports = require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/
const REQUIRED = /\b(\w+) = require\("([\w-]+)"\)[,;]/g
const DEFAULT = /import React, (\{[^}]*\}) from 'react'/
const ERRORS = /^function formatProdErrorMessage\(code\) \{\n[\s\S]*?^\}$/m
const EXPORTED = 'exported_'
const USERS = /[\\/]node_modules[\\/]@?react-leaflet[\\/]/

/**
 * Turns the CommonJS files of React, React DOM, its scheduler and its store hook into ES modules. Their functions are then called
 * directly, instead of as members of an object, and what nothing imports is left out. A default import would keep
 * all of React, so packages that have one import the same as a namespace.
 * @param folder the absolute path of build/trimmed
 */
export function reactModules(folder: string): Plugin {
  const errors = JSON.stringify(join(folder, 'reactError'))
  const shareErrors = (code: string) =>
    code.replace(ERRORS, (found) => {
      const lines = '\n'.repeat(found.split('\n').length - 1)
      return `import { formatProdErrorMessage } from ${errors};${lines}`
    })
  return {
    name: 'vitrine:react-modules',
    enforce: 'pre',
    transform: {
      filter: { id: [PACKAGES, USERS] },
      handler(code, id) {
        if (USERS.test(id)) {
          const namespace = code.replace(
            DEFAULT,
            "import * as React from 'react';import $1 from 'react'",
          )
          return namespace === code ? null : { code: namespace, map: null }
        }
        if (SOURCES.test(id)) return { code: esModule(shareErrors(code)), map: null }
        if (!ENTRIES.test(id)) return null
        const file = PRODUCTION.exec(code)?.[1]
        if (!file) return this.error(`${id} no longer exports its production file`)
        const from = JSON.stringify(file)
        return {
          code: `import * as all from ${from};export * from ${from};export default all`,
          map: { mappings: '' },
        }
      },
    },
  }
}

/** Keeps each line where it is, so that the positions in source maps stay right. */
function esModule(code: string): string {
  const assigned = new Map<string, number>()
  const edits = parseAst(code).body.flatMap((statement): Edit[] => {
    if (statement.type !== 'ExpressionStatement') return []
    const { expression } = statement
    if (expression.type !== 'AssignmentExpression') return []
    const { left } = expression
    if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return []
    if (left.object.name !== 'exports' || left.property.type !== 'Identifier') return []
    const { name } = left.property
    assigned.set(name, left.start)
    return [{ start: left.start, end: left.start, text: declaration(code, name) }]
  })
  const imports: string[] = []
  const body = replaceRanges(code, edits)
    .replace(/\bexports\.(\w+)/g, `${EXPORTED}$1`)
    .replace(REQUIRED, (_, name: string, source: string) => {
      imports.push(`import * as ${name} from ${JSON.stringify(source)};`)
      return ''
    })
    // A declaration that held nothing but requires.
    .replace(/^var(?=\s*$)/m, '')
    // Only the scheduler's mocks export these.
    .replace(/\bScheduler\.(log|unstable_setDisableYieldValue)\b/g, 'void 0')
  const names = [...assigned.keys()].map((name) => `${EXPORTED}${name} as ${name}`)
  return `${imports.join('')}${body}\nexport { ${names.join(', ')} }`
}

/** A name that is assigned in other places too is a variable. */
function declaration(code: string, name: string): 'const ' | 'var ' {
  return code.split(new RegExp(`\\bexports\\.${name} =`)).length === 2 ? 'const ' : 'var '
}
