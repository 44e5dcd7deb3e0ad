import { nearest } from '../../config/nearest'
import { ATTRIBUTE_PREFIX, BINDING_PREFIX, BINDINGS } from './binding'
import { BOUND_ATTRIBUTES, mayBind } from './boundAttribute'

/** The issue of a data-vitrine-* attribute that is not a binding. */
export function unknownBinding(attribute: string): string {
  return attribute.startsWith(ATTRIBUTE_PREFIX)
    ? notBindable(attribute, attribute.slice(ATTRIBUTE_PREFIX.length))
    : notABinding(attribute, attribute.slice(BINDING_PREFIX.length))
}

function notABinding(attribute: string, name: string): string {
  if (mayBind(name))
    return `${attribute} is not a binding. Did you mean ${ATTRIBUTE_PREFIX}${name}?`
  const similar = nearest(name, Object.keys(BINDINGS))
  const all = [...Object.keys(BINDINGS), 'attr-NAME'].map((known) => BINDING_PREFIX + known)
  const hint = similar ? `Did you mean ${BINDING_PREFIX}${similar}?` : `Known: ${all.join(', ')}.`
  return `${attribute} is not a binding, so it does nothing. ${hint}`
}

function notBindable(attribute: string, name: string): string {
  if (/^on/.test(name)) return `${attribute} is refused: a document must never bring code.`
  const reason = REASONS.get(name)
  if (reason) return `${attribute} is refused: ${reason}.`
  const similar = nearest(name, BOUND_ATTRIBUTES)
  const hint = similar ? `Did you mean ${ATTRIBUTE_PREFIX}${similar}?` : `Bindable: ${BINDABLE}.`
  return `${attribute}: a field cannot fill "${name}". ${hint}`
}

const BINDABLE = `${BOUND_ATTRIBUTES.join(', ')}, aria-*, data-*`

const REASONS: ReadonlyMap<string, string> = new Map([
  ['style', 'strict pages allow no inline style. Bind class or a data-* attribute and style by it'],
  ['srcdoc', 'a document must never bring code'],
  ['id', "a document could take an id that the page's scripts look for. Bind a data-* attribute"],
  ['name', "a document could take a name that the page's scripts look for"],
])
