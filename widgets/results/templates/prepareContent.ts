import type { ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import type { Content, ElementInstruction } from '../../../src/templates/template'
import { readPath } from '../../../src/templates/values/readPath'
import { textOf } from '../../../src/templates/values/textOf'
import type { CardScope } from '../card/cardScope'
import { element } from './element'
import { highlightNodes } from './highlightNodes'
import { prepareAttributes } from './prepareAttributes'
import type { Render } from './renderTemplate'
import { SanitisedElement } from './SanitisedElement'

type Filling = Exclude<Content, { kind: 'nodes' }>

/** An element that a field fills. Without a value it is not there at all, but for table cells and the like. */
export function prepareContent(node: ElementInstruction, content: Filling): Render {
  const { name, keptEmpty } = node
  const propsFor = prepareAttributes(node)
  if (content.kind === 'html') {
    return (scope, key) => {
      const html = textOf(readPath(content.path, scope), ' ')
      if (html !== '') return jsx(SanitisedElement, { as: name, own: propsFor(scope), html }, key)
      return keptEmpty ? element(name, propsFor(scope), key) : null
    }
  }
  return (scope, key) => {
    const children = shown(content, scope)
    if (children === null && !keptEmpty) return null
    return element(name, { ...propsFor(scope), children }, key)
  }
}

function shown(content: Exclude<Filling, { kind: 'html' }>, scope: CardScope): ReactNode {
  if (content.kind === 'highlight') return highlightNodes(content.path, scope)
  const value = readPath(content.path, scope)
  const { format } = content
  const say = format ? (one: string | number | boolean) => scope.formats.apply(format, one) : String
  return textOf(value, ', ', say) || null
}
