import { createContext, type ReactNode } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'

/** Renders a widget of a template, for the document of the card. `markup` is the themer's own control. */
export type RenderWidget = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  doc: Doc,
  markup?: ReactNode,
) => ReactNode

/** The widgets that a template can contain; none without a provider. */
export const TemplateWidgets = createContext<RenderWidget>(() => null)
