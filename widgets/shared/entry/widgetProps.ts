import type { ReactNode } from 'react'
import type { ComponentId } from '../../../src/componentId'
import type { Doc } from '../../../src/solr/response/searchResponse'
import type { TemplateName } from '../../../src/templates/templateName'
import type { Formats } from '../../../src/templates/values/format'
import type { HighlightTags } from '../../../src/templates/values/highlightParts'

/** What a template is shown with: one document, and its highlighting snippets by field. */
export interface TemplateProps {
  readonly doc: Doc
  readonly highlighting?: Readonly<Record<string, readonly string[]>> | undefined
  readonly formats: Formats
  /** What stands around a hit in a snippet; Solr's own highlightTags without it. */
  readonly highlightTags?: HighlightTags | undefined
}

/** The themer's templates, compiled: each renders one document. */
export type Templates = Readonly<Partial<Record<TemplateName, Show>>>

export type Show = (props: TemplateProps) => ReactNode

/** What stands in for a template that the themer did not write: loaded only where it is missing. */
export type DefaultTemplates = Readonly<Partial<Record<TemplateName, DefaultTemplate>>>

export interface DefaultTemplate {
  readonly load: () => Promise<Show>
  /** The widgets that it names. */
  readonly widgets: readonly string[]
}

/** What every React widget gets. */
export interface WidgetProps<C> {
  /** The search component it belongs to; empty for a widget that needs none. */
  readonly id: ComponentId
  readonly config: C
  /** Those of the entry's templates that the themer wrote. */
  readonly templates: Templates
  /** The entry's own, for those that the themer did not write. */
  readonly defaults: Templates
}
