import type { ComponentType } from 'react'
import type { RootState } from '../../../slices/root'
import type { ComponentId } from '../../../src/componentId'
import type { ConfigSchema } from '../../../src/config/decode'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import type { ExtraParams } from '../../../src/solr/request/searchRequest'
import type { Doc } from '../../../src/solr/response/searchResponse'
import type { TemplateName } from '../../../src/templates/templateName'
import type { AppTools } from './appTools'
import type { DefaultTemplates, WidgetProps } from './widgetProps'

/** A widget that renders into a React root of its own. */
export interface RootEntry<C = unknown> {
  readonly name: string
  readonly config: ConfigSchema<C>
  readonly Component: ComponentType<WidgetProps<C>>
  /** Whether it belongs to a search component; 'optional': where there is one. */
  readonly needsSearch?: boolean | 'optional'
  /** The templates that it shows, where the themer wrote them. */
  readonly templates?: readonly TemplateName[]
  readonly defaults?: DefaultTemplates
  /** The facet that it brings to its component (spec 3.3). */
  readonly facet?: (config: C) => FacetConfig
  /** What else it tells its component when it joins, before the first search. */
  readonly joins?: (id: ComponentId, config: C) => { readonly type: string }
  /** What is wrong with a configuration that it lives on with all the same, or null. @param id its component's, or empty. */
  readonly findIssue?: (config: C, id: ComponentId) => string | null
  /** What its own element says beside the configuration. @param id its component's, or empty. */
  readonly fromElement?: (config: C, element: Element, id: ComponentId) => Completed<C>
  /** Adds the options in its markup to its configuration, in the browser and on a server. */
  readonly fromOptions?: (config: C, options: readonly WrittenOption[]) => C
  /** Loads what its first render needs, for a root whose markup a server has rendered. */
  readonly prepare?: (state: RootState, id: ComponentId) => Promise<unknown>
  /** The CMS's own element that its root stands behind; without one it is the last in its mount point. */
  readonly beside?: (config: C) => Element | null
  /** What the document says where a template names it. */
  readonly fromDoc?: (config: C, doc: Doc) => Completed<C>
  /**
   * Takes over the CMS's own element in place, where it is such a one.
   * @returns its undo, or null where the widget needs a root.
   */
  readonly enhance?: (element: Element, config: C, app: AppTools) => (() => void) | null
  /** Whether it takes over the themer's own control in a result template, too. */
  readonly enhancesTemplates?: true
}

/** An `<option>` of the themer's markup; one without a value has an empty one. */
export interface WrittenOption {
  readonly value: string
  readonly label: string
}

/** A whole configuration, or what is missing. */
export type Completed<C> = { readonly config: C } | { readonly issue: string }

/** A heavy widget: its module is fetched and evaluated once a page has a mount point for it. */
export interface LazyEntry {
  readonly name: string
  readonly load: () => Promise<AnyRootEntry>
  /** Its style sheets, which `loadStyles` loads before it mounts. */
  readonly styles?: string
  /** The flows that it needs beside those of every page; each is started once, before the first such widget mounts. */
  readonly flows?: readonly (() => Promise<() => Generator>)[]
  /** What it asks Solr for, beside what its component does: known at once, so that the first search has it. */
  readonly params?: ExtraParams
}

/** An entry whose configuration type only its own schema and component know. */
export interface AnyRootEntry extends Omit<RootEntry<never>, 'config'> {
  readonly config: ConfigSchema
}

/** Checks that a widget's schema and component agree. */
export function widget<C>(entry: RootEntry<C>): AnyRootEntry {
  return entry as unknown as AnyRootEntry
}
