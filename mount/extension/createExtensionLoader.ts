import { FURTHER_WIDGETS } from '../../src/contract/furtherWidgets'
import type { App } from '../app/app'

/** Loads the code of widgets and options that are not those of every page, before their elements are mounted. */
export interface ExtensionLoader {
  /**
   * Whether an element has to wait for such code; the first call for its configuration loads it. Where it can't be
   * loaded, which is reported, no element waits any longer.
   */
  waitsFor(widget: string, config?: object): boolean
  /** What is being loaded now, or null. Never rejects. */
  loading(): Promise<void> | null
}

/** The widgets that have further options. */
const EXTENDED = /^(search|facet|range|amenities|sort|results)/

export function createExtensionLoader(app: () => App): ExtensionLoader {
  const done = new Map<string, boolean>()
  let loading: Promise<void> | null = null
  return {
    loading: () => loading,
    waitsFor(widget, config = {}) {
      if (!EXTENDED.test(widget) && !FURTHER_WIDGETS.includes(widget)) return false
      const key = widget + JSON.stringify(config)
      if (!done.has(key)) {
        done.set(key, false)
        const extended = import('./extension').then(({ extend }) => extend(widget, config, app()))
        const turn: Promise<void> = Promise.all([extended, loading])
          .catch((error) => app().diagnostics.loadFailed(widget, error))
          .then(() => {
            done.set(key, true)
            if (loading === turn) loading = null
          })
        loading = turn
      }
      return !done.get(key)
    },
  }
}
