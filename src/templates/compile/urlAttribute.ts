/**
 * Whether an attribute contains one URL or a srcset. data-src, data-href, data-thumb-url and the like count
 * too, since lazy loaders copy them to real attributes.
 */
export function urlAttribute(name: string): 'url' | 'srcset' | null {
  const plain = name.toLowerCase().replace(/^xlink:/, '')
  if (plain === 'srcset' || plain === 'imagesrcset') return 'srcset'
  if (URLS.has(plain)) return 'url'
  if (!plain.startsWith('data-')) return null
  if (/srcset$/.test(plain)) return 'srcset'
  return /(?:src|href|url)$/.test(plain) ? 'url' : null
}

const URLS: ReadonlySet<string> = new Set([
  'action',
  'background',
  'cite',
  'dynsrc',
  'formaction',
  'href',
  'longdesc',
  'lowsrc',
  'manifest',
  'ping',
  'poster',
  'src',
])
