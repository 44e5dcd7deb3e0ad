import { createContext } from 'react'
import type { RootState } from '../../../slices/root'
import type { Bus } from '../../../src/bus/bus'
import type { ComponentId } from '../../../src/componentId'
import type { Content } from '../../../src/content/fetchedContent'
import type { Doc } from '../../../src/solr/response/searchResponse'
import type { Tracking } from '../../../src/tracking/tracking'
import type { Show } from './widgetProps'

/** What a widget may use of the app around it. */
export interface AppTools {
  readonly store: AppStore
  readonly bus: Bus
  /** Reports to the themer, once for each text and element. */
  readonly diagnostics: {
    warn(message: string, element?: Element): void
    error(message: string, element?: Element): void
  }
  /** The CMS's markup that is fetched into the page; its code loads with the first call. */
  readonly content: () => Promise<Content>
  /** Reports events to the page's analytics; its code loads with the first call. Never rejects. */
  readonly tracking: () => Promise<Tracking>
  /** A global that a script of the page set, not an element whose id shadows it. */
  readonly globalValue: (name: string) => unknown
  /** The page-wide settings, as written. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Announces a text to screen readers, politely. */
  readonly announce: (text: string) => void
  /** How maps beside a list of results show their places, by search component. */
  placeLooks?: Map<ComponentId, PlaceLook>
  /** The element that overlays are appended to: the open dialog, or the body. */
  readonly top: () => Element
}

/** How a map shows its places. */
export interface PlaceLook {
  /** Renders a place in the popup; its title without. */
  readonly show?: Show | undefined
  /** What the marker of a document says in place of its picture, such as a price; null for the picture. */
  readonly label?: ((doc: Doc) => string | null) | undefined
}

/** The Redux store, for code outside React. */
export interface AppStore {
  dispatch(action: { readonly type: string }): unknown
  getState(): RootState
  subscribe(changed: () => void): () => void
}

/** Gives each React root the app's tools; `mount` provides it. */
export const AppToolsContext = createContext<AppTools | null>(null)
