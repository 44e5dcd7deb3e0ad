import { attributeValue } from '../../../src/templates/attributeValue'
import { readPath } from '../../../src/templates/readPath'
import type { ElementInstruction } from '../../../src/templates/template'
import type { CardScope } from './cardScope'
import { reactName } from './reactName'
import { type Props, reactProps } from './reactProps'

/** An element's props for a document: the themer's own attributes and the bound ones that have a value. */
export function prepareAttributes(node: ElementInstruction): (scope: CardScope) => Props {
  const own = reactProps(node.name, node.attributes)
  if (node.bound.length === 0) return () => own
  const bound = node.bound.map(({ name, path, always }) => {
    return { name, path, always, prop: reactName(node.name, name, node.attributes['type']) }
  })
  return (scope) => {
    const props: Props = { ...own }
    for (const { name, path, always, prop } of bound) {
      const value = attributeValue(name, readPath(path, scope))
      if (value !== null) props[prop] = always === '' ? value : `${always} ${value}`
      else if (always !== '') props[prop] = always
    }
    return props
  }
}
