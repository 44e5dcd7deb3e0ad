import { createElement, type ReactNode } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import { compileTemplate } from '../../../src/templates/compile/compileTemplate'
import { missingFields } from '../../../src/templates/missingFields'
import type { PlainNode } from '../../../src/templates/plainTree'
import type { TemplateProps } from '../../shared/entry/widgetProps'
import { sanitiser } from '../../shared/templates/sanitiser'
import { Card } from './Card'

/** The further widgets that a template can contain, where their code is loaded. */
const FURTHER = ['nothing-found']

/** A template, compiled once, with the issues to report to its themer. */
export interface TemplateCard {
  readonly render: (props: TemplateProps) => ReactNode
  readonly issues: readonly string[]
  /** Loads what the first render needs: the sanitiser, where the template has HTML of documents. Never rejects. */
  readonly prepare: () => Promise<void>
  /** Returns the fields that the template reads but none of the documents has. */
  readonly missing: (docs: readonly Doc[]) => readonly string[]
}

/** Compiles a template. This module imports all code of templates, so that a page without one never loads it. */
export function templateCard(
  nodes: readonly PlainNode[],
  widgetNames: readonly string[],
): TemplateCard {
  const { template, issues, fields } = compileTemplate(nodes, [...widgetNames, ...FURTHER])
  return {
    render: (props) => createElement(Card, { ...props, template }),
    issues,
    prepare: async () => {
      if (JSON.stringify(nodes).includes('"data-vitrine-html"')) await sanitiser.load()
    },
    missing: (docs) => missingFields(fields, docs),
  }
}
