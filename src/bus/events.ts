import type { ComponentId } from '../componentId'
import type { Consent, ConsentAnswers } from '../consent/purpose'
import type { ModalSize } from '../dialogs/modal'
import type { NoticeStyle } from '../notices/notice'
import type { SearchParams } from '../solr/request/params'

/** What happens on a page. Each is also a CustomEvent `vitrine:<name>` on document, its payload in `detail`. */
export interface BusEvents {
  'search:widget-added': { readonly id: ComponentId; readonly widget: string }
  'search:initialised': { readonly id: ComponentId }
  'search:defaults-applied': { readonly id: ComponentId; readonly params: SearchParams }
  'search:queued': { readonly id: ComponentId; readonly search: number }
  'search:ready': { readonly id: ComponentId }
  'search:sent': { readonly id: ComponentId; readonly search: number; readonly body: string }
  'search:answered': {
    readonly id: ComponentId
    readonly search: number
    readonly numFound: number
    readonly ids: readonly string[]
    /** Whether it came from the caches: no request left. */
    readonly cached: boolean
  }
  'search:failed': {
    readonly id: ComponentId
    readonly search: number
    readonly status: number
    readonly error: string
    /** Names the request, such as "search#listings: POST /solr/select answered 404 Not Found". */
    readonly message: string
  }
  'search:overtaken': { readonly id: ComponentId; readonly search: number }
  'search:left': { readonly id: ComponentId }
  'facet:set': { readonly id: ComponentId; readonly field: string; readonly value: string | null }
  'facet:unset': { readonly id: ComponentId; readonly field: string; readonly value: string | null }
  'flags:changed': {
    readonly namespace: string
    /** All that is saved now, in the order in which it was saved. */
    readonly ids: readonly string[]
    readonly added: readonly string[]
    readonly removed: readonly string[]
  }
  'flags:refused': { readonly namespace: string; readonly ids: readonly string[] }
  'consent:changed': Consent
  'callout:closed': { readonly element: Element }
  'modal:opened': {
    /** The id of the element whose content it shows. */
    readonly content: string | null
    /** Where its content was fetched. */
    readonly url: string | null
    /** Its box, with its content in it. */
    readonly element: Element
  }
  'modal:closed': { readonly content: string | null; readonly url: string | null }
  'lead:sent': { readonly id: string; readonly element: Element }
  'content:attached': { readonly element: Element }
  'content:detached': { readonly element: Element }
  'widget:mounted': { readonly element: Element; readonly widget: string }
  'widget:failed': { readonly element: Element; readonly widget: string; readonly message: string }
}

/** What a page may request through the bus. */
export interface BusCommands {
  'search:set': { readonly id?: ComponentId; readonly params: Partial<SearchParams> }
  'search:retry': { readonly id?: ComponentId }
  'flags:toggle': { readonly namespace?: string; readonly id: string }
  'consent:set': ConsentAnswers & { readonly manager?: boolean }
  'modal:open': {
    /** An element of the page, or its id: the dialog shows what stands in it. */
    readonly content?: string | Element | undefined
    /** Where the content is fetched instead. */
    readonly url?: string | undefined
    readonly title?: string | undefined
    /** The text of what opens it: its name where it has no other. */
    readonly label?: string | undefined
    readonly size?: ModalSize | undefined
    readonly class?: string | undefined
    readonly on_close?: string | undefined
  }
  'modal:close': object
  'modal:close-all': object
  'notice:show': {
    readonly text: string
    /** `success` without it. */
    readonly style?: NoticeStyle
    /** What it points at; without it, it stands with the other notices. */
    readonly element?: Element
  }
}

/** What each event means: docs/reference/bus.md has the same texts. */
export const EVENT_DESCRIPTIONS: Readonly<Record<keyof BusEvents, string>> = {
  'search:widget-added': 'A widget has joined a search component (boot, step 1).',
  'search:initialised': 'The component knows its facets (boot, step 2).',
  'search:defaults-applied': 'The defaults and the address gave the first params (boot, step 3).',
  'search:queued': 'A search is in the queue (boot, step 4).',
  'search:ready': 'The component has booted (boot, step 5).',
  'search:sent': 'A search request has left, with this body.',
  'search:answered': 'A response has arrived. The next frame shows it.',
  'search:failed': 'A search failed. The old results stay and are marked stale.',
  'search:overtaken': 'A search was dropped or aborted because a newer one replaced it.',
  'search:left': 'The component has left the page.',
  'facet:set': 'A facet value was chosen.',
  'facet:unset': 'A facet value was removed.',
  'flags:changed': 'Items were saved or removed, here or in another tab.',
  'flags:refused': 'The storage has no space for these items. They are not saved.',
  'callout:closed': 'The visitor closed the banner.',
  'modal:opened': 'A dialog is open and shows its content.',
  'modal:closed': 'A dialog has closed. Its content has left the page or is back in its place.',
  'consent:changed': 'The visitor allows more or less than before.',
  'lead:sent': 'The server accepted a lead form. `id` is the id of the form.',
  'content:attached': 'The widgets in this element are mounted.',
  'content:detached': 'The widgets in this element are removed.',
  'widget:mounted': 'A widget has mounted.',
  'widget:failed': 'A widget could not mount or broke. The markup of the page is shown instead.',
}

/** What each command does: docs/reference/bus.md has the same texts. */
export const COMMAND_DESCRIPTIONS: Readonly<Record<keyof BusCommands, string>> = {
  'search:set': 'Sets params of a component. Without an id it is the only component of the page.',
  'search:retry': 'Runs a failed search again.',
  'flags:toggle':
    'Saves an item or removes it. The namespace is `riot_solr_flag_items` unless you give one.',
  'consent:set': 'Sets what the visitor allows.',
  'modal:open': 'Opens a dialog above the open ones, with the content of an element or of a URL.',
  'modal:close': 'Closes the top dialog. The one below is active again.',
  'modal:close-all': 'Closes all dialogs.',
  'notice:show': 'Shows a notice and announces it to screen readers.',
}
