import type { BusName } from '../../src/bus/bus'
import { globalValue } from '../browser/dom'
import type { Diagnostics } from './diagnostics'
import type { VitrineApi } from './vitrineApi'

/**
 * Makes the calls that were queued before the bundle had loaded, and replaces the queue by one that makes each
 * call at once: `(window.vitrineQueue ||= []).push(['on', 'search:ready', fn])`. It runs before anything
 * mounts, so that listeners get the events of the boot.
 */
export function makeQueuedCalls(api: VitrineApi, diagnostics: Diagnostics): void {
  const queued = globalValue('vitrineQueue')
  const make = (call: unknown) => {
    try {
      makeCall(api, call, diagnostics)
    } catch (error) {
      diagnostics.error(`a call of vitrineQueue threw: ${String(error)}`)
    }
  }
  const calls: readonly unknown[] = Array.isArray(queued) ? queued.slice() : []
  Object.assign(window, { vitrineQueue: { push: make } })
  for (const call of calls) make(call)
}

function makeCall(api: VitrineApi, call: unknown, diagnostics: Diagnostics): void {
  const [verb, first, second]: readonly unknown[] = Array.isArray(call) ? call : [call]
  if (verb === 'on') api.bus.on(first as BusName, second as () => void)
  else if (verb === 'emit') api.bus.emit(first as BusName, second as never)
  else if (verb === 'attach') api.attach(first as ParentNode | undefined)
  else if (verb === 'detach') api.detach(first as Node | undefined)
  else
    diagnostics.error(
      `vitrineQueue takes ['on' | 'emit' | 'attach' | 'detach', …], got "${String(verb)}"`,
    )
}
