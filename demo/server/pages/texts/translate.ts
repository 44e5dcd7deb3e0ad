/** Says one of the site's English texts in a page's language; what it does not know stays as it is. */
export type Translate = (text: string) => string | undefined

/** A text without the white space that HTML folds, which stays around what is said instead. */
export function translateText(text: string, translate: Translate): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  const translation = words === '' ? undefined : translate(words.replace(/\s+/g, ' '))
  return translation === undefined ? text : before + translation + after
}
