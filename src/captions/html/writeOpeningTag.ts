import type { Caption } from '../caption'

/**
 * `[caption …]` for a caption (spec 3.13, 5.6: double quotes in it are escaped, and so are backslashes). A width that
 * the picture in it says itself is left out.
 */
export function writeOpeningTag(caption: Caption, imageWidth: number | null): string {
  const { text, align, width, id } = caption
  const given = [
    ['caption', text],
    ['align', align],
    ['width', width === imageWidth ? '' : String(width ?? 'auto')],
    ['id', id ?? ''],
  ] as const
  const written = given
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `[caption${written.join('')}]`
}

function escaped(value: string): string {
  return value.replace(/[\\"]/g, '\\$&')
}
