/** Says one of the site's English texts in a page's language; what it does not know stays as it is. */
export type Say = (text: string) => string | undefined

/** A text without the white space that HTML folds, which stays around what is said instead. */
export function said(text: string, say: Say): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  const other = words === '' ? undefined : say(words.replace(/\s+/g, ' '))
  return other === undefined ? text : before + other + after
}
