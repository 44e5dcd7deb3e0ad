import { withStyles } from '../../widgets/shared/lazy/loadStyles'
import type { Diagnostics } from '../app/diagnostics'

/** Captions, for site scripts: `Vitrine.captions`. Loaded with the first call, so each call returns a promise. */
export interface CaptionsApi {
  /** Converts the caption shortcodes in HTML to blocks. Invalid ones stay and are reported. */
  readonly toBlock: (html: string) => Promise<string>
  /** Converts blocks back to shortcodes. */
  readonly toShortcode: (html: string) => Promise<string>
  /** Shows the shortcodes in an element as blocks, into which its nodes move. Resolves with a function that restores the element. */
  readonly show: (element: Element) => Promise<() => void>
}

export function createCaptionsApi(diagnostics: Diagnostics): CaptionsApi {
  const load = async () =>
    (await withStyles('captions', import('./captions'))).captions(diagnostics)
  return {
    toBlock: async (html) => (await load()).toBlock(html),
    toShortcode: async (html) => (await load()).toShortcode(html),
    show: async (element) => (await load()).show(element),
  }
}
