/** The attributes of a start tag, as written, by their names in lower case; of two with one name the first. */
export function tagAttributes(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  const inside = tag.replace(/^<[^\s/>]*/, '').replace(/>$/, '')
  const each = /[\s/]*([^\s/=][^\s/=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S*)))?/y
  for (let found = each.exec(inside); found; found = each.exec(inside)) {
    const [, name = '', double, single, bare] = found
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '')
  }
  return attributes
}

/** Whether its class names this one. */
export function hasClass(attributes: ReadonlyMap<string, string>, name: string): boolean {
  return (attributes.get('class') ?? '').split(/\s+/).includes(name)
}
