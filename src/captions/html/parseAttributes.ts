/** The attributes of a start tag as written, by lower-case name; of duplicates the first counts. */
export function parseAttributes(tag: string): ReadonlyMap<string, string> {
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

/** Whether the class attribute contains a class. */
export function hasClass(attributes: ReadonlyMap<string, string>, name: string): boolean {
  return (attributes.get('class') ?? '').split(/\s+/).includes(name)
}
