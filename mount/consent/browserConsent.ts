import type { ConsentLayer } from '../../src/consent/consentLayer'
import {
  type GoogleCommand,
  googleUpdate,
  readGoogleCommand,
} from '../../src/consent/googleSignals'
import { globalValue } from '../browser/dom'
import { watchDataLayer } from './watchDataLayer'

/** Reads and updates the visitor's consent in the data layer of this name (Google consent mode). */
export function browserConsent(name: string): ConsentLayer {
  const watched = new WeakSet<object>()
  let isUpdating = false
  let onCommand: (command: GoogleCommand) => void = () => {}
  const refresh = () => {
    const layer = globalValue(name)
    if (!Array.isArray(layer) || watched.has(layer)) return
    watched.add(layer)
    watchDataLayer(layer, (message) => {
      const command = readGoogleCommand(message)
      if (command && !isUpdating) onCommand(command)
    })
  }
  return {
    subscribe(listener) {
      onCommand = listener
      refresh()
      return () => {
        onCommand = () => {}
      }
    },
    refresh,
    update(answers) {
      const layer = globalValue(name)
      const update = googleUpdate(answers)
      if (!Array.isArray(layer) || Object.keys(update).length === 0) return
      // As gtag does: tag managers read an arguments object as a command, an array as something else.
      const gtag = function () {
        // biome-ignore lint/complexity/noArguments: see above
        layer.push(arguments)
      } as (...command: readonly unknown[]) => void
      isUpdating = true
      try {
        gtag('consent', 'update', update)
      } catch {
        // The tag manager's own fault; what the visitor answers holds here all the same.
      }
      isUpdating = false
    },
    hasOtherManager: () => typeof globalValue('__tcfapi') === 'function',
  }
}
