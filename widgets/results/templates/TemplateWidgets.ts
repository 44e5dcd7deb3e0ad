import { createContext, type ReactNode } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'

/** Renders a widget that a template names, for the document of its card. */
export type RenderWidget = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  doc: Doc,
) => ReactNode

/** Which widgets a template may hold; none unless the results provide it. */
export const TemplateWidgets = createContext<RenderWidget>(() => null)
