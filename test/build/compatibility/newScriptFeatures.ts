import type { Identifier } from '@mdn/browser-compat-data'
import { parseAst, Visitor } from 'vite'
import { isSupported, lookUp } from './isSupported'

/** Where the data lists what scripts can use: interfaces of the browser, and the language's objects. */
const GLOBALS = [['api'], ['javascript', 'builtins']] as const

/** The names of instance members that no interface had in the baseline, each with one interface that has it now. */
const NEW_MEMBERS = newMembers()

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self'])

/** Local names in the built files are at most this long. */
const LONGEST_SHORT_NAME = 3

/**
 * Lists what a script uses and a browser of the baseline may lack: `URL.parse`, `Array.prototype.x`, `x` for a global.
 * A member's name alone can mislead: it may belong to an object of our code.
 */
export function newScriptFeatures(code: string): string[] {
  const found = new Set<string>()
  /** Where names stand that are no variables. */
  const keys = new Set<number>()
  new Visitor({
    Identifier({ name, start }) {
      if (name.length > LONGEST_SHORT_NAME && !keys.has(start) && isNewGlobal(name)) found.add(name)
    },
    Property({ key, computed }) {
      if (!computed) keys.add(key.start)
    },
    MemberExpression({ object, property, computed }) {
      const name = nameOf(property, computed)
      if (!name) return
      if (!computed) keys.add(property.start)
      const owner = object.type === 'Identifier' ? object.name : ''
      if (GLOBAL_OBJECTS.has(owner) && isNewGlobal(name)) found.add(name)
      const member = owner && staticMember(owner, name)
      if (member) {
        if (!isSupported(member)) found.add(`${owner}.${name}`)
        return
      }
      const kind = NEW_MEMBERS.get(name)
      if (kind) found.add(`${kind}.prototype.${name}`)
    },
  }).visit(parseAst(code))
  return [...found].sort()
}

function isNewGlobal(name: string): boolean {
  const entries = GLOBALS.flatMap((keys) => lookUp(...keys, name) ?? [])
  return entries.length > 0 && !entries.some(isSupported)
}

/** The member of a global object: a static one, or that of a namespace such as CSS or Math. */
function staticMember(owner: string, name: string) {
  for (const keys of GLOBALS) {
    const member = lookUp(...keys, owner, `${name}_static`) ?? lookUp(...keys, owner, name)
    if (member) return member
  }
  return undefined
}

function newMembers(): ReadonlyMap<string, string> {
  const news = new Map<string, string>()
  const olds = new Set<string>()
  for (const keys of GLOBALS) {
    for (const [kind, members] of entriesOf(lookUp(...keys))) {
      // Nothing of an interface can be reached without its global or the member that returns it.
      if (!isSupported(members)) continue
      for (const [name, member] of entriesOf(members)) {
        if (name.endsWith('_static') || name === kind) continue
        if (isSupported(member)) olds.add(name)
        else if (isStandard(member)) news.set(name, kind)
      }
    }
  }
  return new Map([...news].filter(([name]) => !olds.has(name)))
}

function entriesOf(entry: Identifier | undefined): [string, Identifier][] {
  const entries = Object.entries(entry ?? {}) as [string, Identifier][]
  return entries.filter(([key]) => key !== '__compat')
}

function isStandard({ __compat }: Identifier): boolean {
  return __compat?.status?.standard_track === true && !__compat.status.deprecated
}

interface Key {
  readonly type: string
  readonly name?: unknown
  readonly value?: unknown
}
function nameOf(key: Key, computed: boolean): string | null {
  if (key.type === 'Identifier' && !computed) return String(key.name)
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null
}
