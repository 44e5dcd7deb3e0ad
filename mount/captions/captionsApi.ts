import type { Diagnostics } from '../app/diagnostics'

/** Captions, for site scripts: `Vitrine.captions`. Loaded with the first call, so each gives a promise. */
export interface CaptionsApi {
  /** A text of HTML with its caption shortcodes as blocks. What is wrong stays as it is, and is told. */
  readonly toBlock: (html: string) => Promise<string>
  /** The way back. */
  readonly toShortcode: (html: string) => Promise<string>
  /** Shows the shortcodes in an element of the page as blocks; its own nodes move into them. Gives the undo. */
  readonly show: (element: Element) => Promise<() => void>
}

export function createCaptionsApi(diagnostics: Diagnostics): CaptionsApi {
  const own = async () => (await import('./captions')).captions(diagnostics)
  return {
    toBlock: async (html) => (await own()).toBlock(html),
    toShortcode: async (html) => (await own()).toShortcode(html),
    show: async (element) => (await own()).show(element),
  }
}
