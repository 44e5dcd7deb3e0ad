const KNOWN: ReadonlySet<string> = new Set(['z', 'x', 'y', '-y', 's', 'r', 'key'])

/** What is wrong with a tile address, in words that follow "must be"; null where it will do. */
export function tileFault(template: string): string | null {
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !KNOWN.has(name))
  if (unknown !== undefined)
    return `an address whose {…} are z, x, y, -y, s, r or key, not ${unknown}`
  const has = (...one: string[]) => one.some((name) => names.includes(name))
  return has('z') && has('x') && has('y', '-y') ? null : 'an address with {z}, {x} and {y}'
}

/** The address with its key in it, as Leaflet takes it. */
export function withKey(template: string, key = ''): string {
  return template.replaceAll('{key}', () => encodeURIComponent(key))
}

/**
 * Where tiles come from, each origin once.
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
