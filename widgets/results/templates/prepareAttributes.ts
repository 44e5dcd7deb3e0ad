import type { ElementInstruction } from '../../../src/templates/template'
import { attributeValue } from '../../../src/templates/values/attributeValue'
import { readPath } from '../../../src/templates/values/readPath'
import type { CardScope } from '../card/cardScope'
import { reactName } from './reactName'
import { type Props, reactProps } from './reactProps'

/** Prepares an element's props: the static attributes, and for each document the bound ones with a value. */
export function prepareAttributes(node: ElementInstruction): (scope: CardScope) => Props {
  const staticProps = reactProps(node.name, node.attributes)
  if (node.bound.length === 0) return () => staticProps
  const bound = node.bound.map(({ name, path, prefix }) => {
    const prop = isDeferred(node.name, name)
      ? `data-${name}`
      : reactName(node.name, name, node.attributes['type'])
    return { name, path, prefix, prop }
  })
  return (scope) => {
    const props: Props = { ...staticProps }
    for (const { name, path, prefix, prop } of bound) {
      const value = attributeValue(name, readPath(path, scope))
      if (value !== null) props[prop] = prefix === '' ? value : `${prefix} ${value}`
      else if (prefix !== '') props[prop] = prefix
    }
    return props
  }
}

/** Whether a source is set as `data-…`: a result's image loads when it becomes visible (spec 4.5). */
function isDeferred(element: string, attribute: string): boolean {
  if (element === 'source') return attribute === 'srcset'
  return element === 'img' && (attribute === 'src' || attribute === 'srcset')
}
