import type { Caption } from '../caption'

/**
 * Writes `[caption …]` (spec 3.13, 5.6: double quotes and backslashes are escaped). A width equal to the image's
 * is omitted.
 */
export function writeShortcodeTag(caption: Caption, imageWidth: number | null): string {
  const { text, align, width, id } = caption
  const attributes = [
    ['caption', text],
    ['align', align],
    ['width', width === imageWidth ? '' : String(width ?? 'auto')],
    ['id', id ?? ''],
  ] as const
  const written = attributes
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeQuotes(value)}"`)
  return `[caption${written.join('')}]`
}

function escapeQuotes(value: string): string {
  return value.replace(/[\\"]/g, '\\$&')
}
