/**
 * Decodes the key of a form. Later releases of Antibot's newer shape send it in pairs of letters from the end,
 * and their script reverses that (drupal.org/project/antibot, js/antibot.js).
 */
export function decodeKey(key: string, order: 'plain' | 'pairs'): string {
  if (order === 'plain') return key
  const pairs: string[] = []
  for (let end = key.length; end > 0; end -= 2) pairs.push(key.slice(Math.max(0, end - 2), end))
  return pairs.join('')
}
