import { createContext, type ReactNode } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'

/** Renders a widget of a template, for the document of the card. */
export type RenderWidget = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  doc: Doc,
) => ReactNode

/** The widgets that a template can contain; none without a provider. */
export const TemplateWidgets = createContext<RenderWidget>(() => null)
