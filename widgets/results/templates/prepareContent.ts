import type { ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import type { Content, ElementInstruction } from '../../../src/templates/template'
import { readPath } from '../../../src/templates/values/readPath'
import { textOf } from '../../../src/templates/values/textOf'
import type { CardScope } from '../card/cardScope'
import { createHtmlElement } from './createHtmlElement'
import { highlightNodes } from './highlightNodes'
import { prepareAttributes } from './prepareAttributes'
import type { Render } from './renderTemplate'
import { SanitisedElement } from './SanitisedElement'

type BoundContent = Exclude<Content, { kind: 'nodes' }>

/** Prepares an element whose content is a field. Without a value it is left out, except table cells and the like. */
export function prepareContent(node: ElementInstruction, content: BoundContent): Render {
  const { name, rendersEmpty } = node
  const propsFor = prepareAttributes(node)
  if (content.kind === 'html') {
    return (scope, key) => {
      const html = textOf(readPath(content.path, scope), ' ')
      if (html !== '') return jsx(SanitisedElement, { as: name, props: propsFor(scope), html }, key)
      return rendersEmpty ? createHtmlElement(name, propsFor(scope), key) : null
    }
  }
  return (scope, key) => {
    const children = renderContent(content, scope)
    if (children === null && !rendersEmpty) return null
    return createHtmlElement(name, { ...propsFor(scope), children }, key)
  }
}

function renderContent(
  content: Exclude<BoundContent, { kind: 'html' }>,
  scope: CardScope,
): ReactNode {
  if (content.kind === 'highlight') return highlightNodes(content.path, scope)
  const value = readPath(content.path, scope)
  const { format } = content
  const formatOne = format
    ? (one: string | number | boolean) => scope.formats.apply(format, one)
    : String
  return textOf(value, ', ', formatOne) || null
}
