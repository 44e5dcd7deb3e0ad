const PLACEHOLDERS: ReadonlySet<string> = new Set(['z', 'x', 'y', '-y', 's', 'r', 'key'])

/** The issue of a tile URL template, worded to follow "must be"; null when it is valid. */
export function findTemplateIssue(template: string): string | null {
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !PLACEHOLDERS.has(name))
  if (unknown !== undefined)
    return `an address whose {…} are z, x, y, -y, s, r or key, not ${unknown}`
  const has = (...one: string[]) => one.some((name) => names.includes(name))
  return has('z') && has('x') && has('y', '-y') ? null : 'an address with {z}, {x} and {y}'
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
    const address = template.replaceAll('{s}', host).replace(/\{[^{}]*\}/g, '0')
    return URL.canParse(address, base) ? new URL(address, base).origin : 'null'
  })
  return [...new Set(origins)]
}
