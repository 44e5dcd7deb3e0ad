import { createElement, type ReactNode } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import { compileTemplate } from '../../../src/templates/compile/compileTemplate'
import { missingFields } from '../../../src/templates/missingFields'
import type { PlainNode } from '../../../src/templates/plainTree'
import type { TemplateProps } from '../../shared/entry/widgetProps'
import { Card } from './Card'

/** A template, compiled once, and what its themer should hear of it. */
export interface TemplateCard {
  readonly render: (props: TemplateProps) => ReactNode
  readonly problems: readonly string[]
  /** The fields that it reads and that none of these documents has. */
  readonly missing: (docs: readonly Doc[]) => readonly string[]
}

/** Everything that templates need stands behind this module: a page without one never loads it. */
export function templateCard(nodes: readonly PlainNode[]): TemplateCard {
  const { template, problems, fields } = compileTemplate(nodes)
  return {
    render: (props) => createElement(Card, { ...props, template }),
    problems,
    missing: (docs) => missingFields(fields, docs),
  }
}
