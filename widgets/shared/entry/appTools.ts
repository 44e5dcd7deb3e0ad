import { createContext } from 'react'
import type { RootState } from '../../../slices/root'
import type { Bus } from '../../../src/bus/bus'
import type { Content } from '../../../src/content/fetchedContent'
import type { Tracking } from '../../../src/tracking/tracking'

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
  /** The element that overlays are appended to: the open dialog, or the body. */
  readonly top: () => Element
}

/** The Redux store, for code outside React. */
export interface AppStore {
  dispatch(action: { readonly type: string }): unknown
  getState(): RootState
  subscribe(changed: () => void): () => void
}

/** Gives each React root the app's tools; `mount` provides it. */
export const AppToolsContext = createContext<AppTools | null>(null)
