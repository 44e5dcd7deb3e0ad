/** Translates an English text of the site. @returns undefined for an unknown text. */
export type Translate = (text: string) => string | undefined

/** Translates a text and keeps the white space around it. An unknown text does not change. */
export function translateText(text: string, translate: Translate): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  const translation = words === '' ? undefined : translate(words.replace(/\s+/g, ' '))
  return translation === undefined ? text : before + translation + after
}
