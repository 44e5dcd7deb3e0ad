import { type ReactNode, use } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import type { Attributes } from '../../../src/templates/template'
import { TemplateWidgets } from './TemplateWidgets'

/** A widget inside a card. It is a separate component, so that no other part of the card reads the context. */
export function TemplateWidget(props: {
  readonly name: string
  readonly attributes: Attributes
  readonly doc: Doc
  readonly markup?: ReactNode
}) {
  return use(TemplateWidgets)(props.name, props.attributes, props.doc, props.markup)
}
