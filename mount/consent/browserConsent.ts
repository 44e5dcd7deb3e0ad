import type { ConsentLayer } from '../../src/consent/consentLayer'
import {
  type GoogleCommand,
  googleUpdate,
  readGoogleCommand,
} from '../../src/consent/googleSignals'
import { globalValue } from '../browser/dom'
import { watchDataLayer } from './watchDataLayer'

/** What this page's scripts say of consent, in the data layer of this name. */
export function browserConsent(name: string): ConsentLayer {
  const watched = new WeakSet<object>()
  let telling = false
  let hear: (command: GoogleCommand) => void = () => {}
  const refresh = () => {
    const layer = globalValue(name)
    if (!Array.isArray(layer) || watched.has(layer)) return
    watched.add(layer)
    watchDataLayer(layer, (message) => {
      const command = readGoogleCommand(message)
      if (command && !telling) hear(command)
    })
  }
  return {
    subscribe(heard) {
      hear = heard
      refresh()
      return () => {
        hear = () => {}
      }
    },
    refresh,
    update(answers) {
      const layer = globalValue(name)
      const update = googleUpdate(answers)
      if (!Array.isArray(layer) || Object.keys(update).length === 0) return
      // As gtag itself does: a tag manager takes a plain list for something else.
      const gtag = function () {
        // biome-ignore lint/complexity/noArguments: see above
        layer.push(arguments)
      } as (...command: readonly unknown[]) => void
      telling = true
      try {
        gtag('consent', 'update', update)
      } catch {
        // The tag manager's own fault; what the visitor answers holds here all the same.
      }
      telling = false
    },
    hasOtherManager: () => typeof globalValue('__tcfapi') === 'function',
  }
}
