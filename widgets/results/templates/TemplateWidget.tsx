import { use } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import type { Attributes } from '../../../src/templates/template'
import { TemplateWidgets } from './TemplateWidgets'

/** The place of a widget in a card. A component of its own, so that only it reads the context. */
export function TemplateWidget(props: { name: string; attributes: Attributes; doc: Doc }) {
  return use(TemplateWidgets)(props.name, props.attributes, props.doc)
}
