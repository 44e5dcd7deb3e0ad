import type { ComponentId } from '../componentId'
import type { Consent, Said } from '../consent/purpose'
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

/** What a page may ask for. */
export interface BusCommands {
  'search:set': { readonly id?: ComponentId; readonly params: Partial<SearchParams> }
  'search:retry': { readonly id?: ComponentId }
  'flags:toggle': { readonly namespace?: string; readonly id: string }
  'consent:set': Said & { readonly manager?: boolean }
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

/** One sentence for each event, for README. */
export const EVENT_SAYS: Readonly<Record<keyof BusEvents, string>> = {
  'search:widget-added': 'a widget has joined a search component (boot, step 1)',
  'search:initialised': 'the component knows its facets (boot, step 2)',
  'search:defaults-applied': 'defaults and the fragment gave the first params (boot, step 3)',
  'search:queued': 'a search stands in the queue (boot, step 4)',
  'search:ready': 'the component is booted (boot, step 5)',
  'search:sent': 'a search request has left, with its body',
  'search:answered': 'an answer has come, and is shown with the next frame',
  'search:failed': 'a search failed; the old results stay, marked stale',
  'search:overtaken': 'a search was dropped or aborted for a newer one',
  'search:left': 'the component has left the page',
  'facet:set': 'a facet value was chosen',
  'facet:unset': 'a facet value was removed',
  'flags:changed': 'items were saved or removed, here or in another tab',
  'flags:refused': 'there is no room for items; they are not saved',
  'callout:closed': 'the visitor closed the banner',
  'modal:opened': 'a dialog is open, with its content in its box',
  'modal:closed': 'a dialog has closed, and its content is out of the page or back in its place',
  'consent:changed': 'the visitor allows more or less: `{ analytics, embeds, storage, marketing }`',
  'lead:sent': 'the server took a lead form; `id` is the form’s',
  'content:attached': 'our widgets in this element are mounted',
  'content:detached': 'our widgets in this element are gone',
  'widget:mounted': 'a widget has mounted',
  'widget:failed': 'a widget could not mount, or broke, and the page’s own markup stands',
}

/** One sentence for each command, for README. */
export const COMMAND_SAYS: Readonly<Record<keyof BusCommands, string>> = {
  'search:set': 'sets params of a component (the only one, where no id is given)',
  'search:retry': 'runs a failed search again',
  'flags:toggle':
    'saves an item, or removes it (in `riot_solr_flag_items`, where no namespace is given)',
  'consent:set': 'says what the visitor allows, `{ analytics, embeds, storage, marketing }`',
  'modal:open':
    'opens a dialog on top of those that are open: `content` or `url`, with `title`, `size`, `class`, `on_close`',
  'modal:close': 'closes the top dialog; the one before is open again',
  'modal:close-all': 'closes all dialogs',
  'notice:show': 'shows a notice, `{ text, style, element }`, and says it to screen readers',
}
