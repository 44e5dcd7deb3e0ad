/**
 * The approximate text of HTML, shown until the sanitiser has loaded or where it cannot be used. It is safe as a
 * text node only, never as markup.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:#0*(\d{1,7})|#x0*([\da-f]{1,6})|([a-z]+));/gi, decode)
    .replace(/\s+/g, ' ')
    .trim()
}

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED.get(name.toLowerCase()) ?? whole
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
