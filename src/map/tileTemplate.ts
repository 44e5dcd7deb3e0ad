const PLACEHOLDERS: ReadonlySet<string> = new Set(['z', 'x', 'y', '-y', 's', 'r', 'key'])

/** The issue of a tile URL template, worded to follow "must be"; null when it is valid. */
export function findTemplateIssue(template: string): string | null {
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !PLACEHOLDERS.has(name))
  if (unknown !== undefined)
    return `an address whose {…} are z, x, y, -y, s, r or key, not ${unknown}`
  const has = (...one: string[]) => one.some((name) => names.includes(name))
  if (!has('z') || !has('x') || !has('y', '-y')) return 'an address with {z}, {x} and {y}'
  return /^https?:/.test(fill(template, 'a')) ? null : 'an http, https or relative address'
}

/** Inserts the key into a URL template for Leaflet. */
export function insertKey(template: string, key = ''): string {
  return template.replaceAll('{key}', () => encodeURIComponent(key))
}

/**
 * The origins of a template's tiles, each once.
 * @param base the page's address.
 */
export function tileOrigins(template: string, subdomains: string, base: string): readonly string[] {
  const hosts = template.includes('{s}') ? [...subdomains] : ['']
  const origins = hosts.map((host) => {
    const address = fill(template, host, base)
    return address === '' ? 'null' : new URL(address).origin
  })
  return [...new Set(origins)]
}

/** The address of one tile; empty when there is none. */
function fill(template: string, host: string, base = 'https://page.example/'): string {
  const address = template.replaceAll('{s}', host).replace(/\{[^{}]*\}/g, '0')
  return URL.canParse(address, base) ? new URL(address, base).href : ''
}
