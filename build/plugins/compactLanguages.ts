import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseSync } from 'vite'

const LANGUAGE = /[\\/]src[\\/]languages[\\/](?:(\w+)[\\/])?[a-z]{2}\.ts$/
const KEYS = 'virtual:language-keys'
/** Characters that stand for others; not those that a string literal escapes. */
const ASCII = Array.from({ length: 94 }, (_, k) => String.fromCharCode(k + 33)).filter(
  (one) => !'"\'`\\$'.includes(one),
)

/**
 * Ships the packaged languages with their keys, which are the same in each of them, in one list, and with letters
 * outside of ASCII, which the scripts escape (`\u0627`), as characters of ASCII that the language does not use.
 * build/trimmed/languageTexts undoes this. The keys of every page's texts are there, those of further texts in the
 * module of their language: one request less.
 * @param root the folder that contains src/languages
 * @param folder the absolute path of build/trimmed
 */
export function compactLanguages(root: string, folder: string): Plugin {
  const keysIn = (folder: string) => {
    const path = join(root, 'src/languages', folder, 'de.ts')
    return [...readTexts(readFileSync(path, 'utf8')).keys()].join(' ')
  }
  return {
    name: 'vitrine:compact-languages',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:language-keys$/ }, handler: () => `\0${KEYS}` },
    load: {
      filter: { id: /^\0virtual:language-keys$/ },
      handler: () => `export const KEYS = ${JSON.stringify(keysIn(''))}.split(" ")`,
    },
    transform: {
      filter: { id: LANGUAGE },
      handler(code, id) {
        const texts = readTexts(code)
        const [, further] = LANGUAGE.exec(id) ?? []
        const keys = keysIn(further ?? '')
        if ([...texts.keys()].join(' ') !== keys)
          this.error(`${id} has other keys than de.ts, or in another order`)
        const { text, from, to } = compact([...texts.values()].join('\n'))
        const helper = JSON.stringify(join(folder, 'languageTexts'))
        const values = [text, from, to].map((one) => JSON.stringify(one))
        if (further) values.push(`${JSON.stringify(keys)}.split(" ")`)
        return {
          code: `import { languageTexts } from ${helper}\nexport const texts = languageTexts(${values.join()})`,
          map: { mappings: '' },
        }
      },
    },
  }
}

/** The keys and texts of the object in a module of src/languages. */
function readTexts(code: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const node of parseSync('texts.ts', code).program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : null
    if (declaration?.type !== 'VariableDeclaration') continue
    const [variable] = declaration.declarations
    if (variable?.init?.type !== 'ObjectExpression') continue
    for (const property of variable.init.properties) {
      if (property.type !== 'Property' || property.value.type !== 'Literal') continue
      if (property.key.type === 'Literal')
        texts.set(String(property.key.value), String(property.value.value))
    }
  }
  return texts
}

function compact(text: string) {
  const free = ASCII.filter((one) => !text.includes(one))
  const counts = new Map<string, number>()
  for (const one of text.match(/[\u0080-\uffff]/g) ?? [])
    counts.set(one, (counts.get(one) ?? 0) + 1)
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([one]) => one)
  const to = frequent.slice(0, free.length).join('')
  const from = free.slice(0, to.length).join('')
  return { text: text.replace(/[\u0080-\uffff]/g, (one) => from[to.indexOf(one)] ?? one), from, to }
}
