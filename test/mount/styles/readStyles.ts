import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const FOLDER = join(__dirname, '../../../mount/styles')

/** The names of our style sheets, whose rules are in the layer `vitrine`. */
export function layered(): readonly string[] {
  const index = readFileSync(join(FOLDER, 'index.css'), 'utf8')
  return Array.from(index.matchAll(/@import "\.\/([\w/-]+\.css)" layer\(vitrine\)/g), ([, name]) =>
    String(name),
  )
}

/** The names of all of them but the index. */
export function sheets(): readonly string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && name !== 'index.css',
  )
}

/** A style sheet without its comments. */
export function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}

/** Every selector of a style sheet; those of at-rules and keyframes are none. */
export function selectors(css: string): readonly string[] {
  const flat = css.replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return Array.from(flat.matchAll(/([^{};]+)\{/g), ([, head]) => String(head).trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap(splitAtCommas)
}

/** A selector without the parts that weigh nothing: `:where(…)` and white space. */
export function weighing(selector: string): string {
  const at = selector.indexOf(':where(')
  if (at < 0) return selector.replace(/[\s>+~]+/g, '')
  let end = at + ':where('.length
  for (let depth = 1; depth > 0; end++) {
    if (selector[end] === '(') depth++
    if (selector[end] === ')') depth--
  }
  return weighing(selector.slice(0, at) + selector.slice(end))
}

function splitAtCommas(list: string): readonly string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
