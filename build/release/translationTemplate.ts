import type { ZipEntry } from './zip'

/** A call of one of WordPress's functions for texts, with the comment for translators before it. */
const CALL =
  /(?:\/\* (translators: .*?) \*\/\s*)?\b(?:__|_e|esc_html__|esc_attr__)\(\s*(?:\/\* (translators: .*?) \*\/\s*)?'((?:[^'\\]|\\.)*)'\s*,\s*'vitrine-search'\s*\)/g
/** The texts of block.json that WordPress translates, with their contexts. */
const BLOCK_TEXTS = { title: 'block title', description: 'block description' } as const

/**
 * The template of the plugin's translations, made of the texts in its code.
 * @param files the plugin's files
 */
export function translationTemplate(files: readonly ZipEntry[]): string {
  const texts = new Map<string, string>()
  for (const { path, content } of files) {
    const code = content.toString()
    if (/\.(?:php|js)$/.test(path)) addCalls(texts, code, path)
    if (path.endsWith('block.json')) addBlock(texts, code, path)
  }
  const head =
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"X-Domain: vitrine-search\\n"\n'
  return [head, ...texts.values()].join('\n')
}

function addCalls(texts: Map<string, string>, code: string, path: string): void {
  for (const [, before, inside, text = ''] of code.matchAll(CALL)) {
    const comment = before ?? inside
    add(
      texts,
      text.replace(/\\(['\\])/g, '$1'),
      path,
      comment === undefined ? '' : `#. ${comment}\n`,
    )
  }
}

function addBlock(texts: Map<string, string>, json: string, path: string): void {
  for (const [name, context] of Object.entries(BLOCK_TEXTS)) {
    const text = new RegExp(`"${name}": "([^"]*)"`).exec(json)?.[1]
    if (text) add(texts, text, path, '', context)
  }
}

function add(
  texts: Map<string, string>,
  text: string,
  path: string,
  comment: string,
  context = '',
): void {
  const key = `${context}\u0004${text}`
  if (texts.has(key)) return
  const about = context && `msgctxt ${JSON.stringify(context)}\n`
  texts.set(key, `${comment}#: ${path}\n${about}msgid ${JSON.stringify(text)}\nmsgstr ""\n`)
}
