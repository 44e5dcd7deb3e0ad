import { show } from '../../src/config/show'
import type { AnalyticsSetting, EventFunction } from '../../src/tracking/config'
import { dataLayerDestination } from '../../src/tracking/dataLayer'
import type { Destination } from '../../src/tracking/destination'
import { functionDestination } from '../../src/tracking/functionDestination'
import { type Gtag, gtagDestination } from '../../src/tracking/gtag'
import type { TrackEvent } from '../../src/tracking/trackEvent'
import { globalValue, readyState } from '../browser/dom'
import { hasReader } from '../consent/watchDataLayer'

/**
 * Where this page's events go by now, or null: scripts that come later count, too.
 * @throws where the setting names a function that is not there.
 */
export function findDestination(
  { to, layer: name }: AnalyticsSetting,
  failed: (event: TrackEvent, error: unknown) => void,
): Destination | null {
  const found = globalValue(name)
  const layer = Array.isArray(found) ? found : null
  const listens = () => layer !== null && (hasManager() || hasReader(layer) || isComing(layer))
  const gtag = globalValue('gtag')
  const asLayer = () => layer && dataLayerDestination(layer, listens)
  const asGtag = () => (isFunction(gtag) ? gtagDestination(gtag as Gtag, listens) : null)
  if (to === undefined) {
    // Where Google's tag stands alone, nobody reads events of the data layer; with a tag manager, gtag's are not read.
    return (layer && hasContainer(layer) ? null : asGtag()) ?? asLayer()
  }
  if (to === 'dataLayer') return asLayer()
  if (to === 'gtag') return asGtag()
  const receiver = typeof to === 'function' ? to : globalValue(to)
  if (isFunction(receiver)) return functionDestination(receiver as EventFunction, failed)
  throw new Error(`analytics.to must name a function of the page, got ${show(to)}`)
}

/** Google's scripts, once they have loaded: what they know, by the id of a container or a tag. */
const manager = () => globalValue('google_tag_manager')
const hasManager = () => typeof manager() === 'object'

/** Whether a tag manager reads the layer, or will: its snippet may have been pushed out by what came since. */
function hasContainer(layer: readonly unknown[]): boolean {
  const ids = Object.keys(manager() ?? {})
  return layer.some(isSnippet) || ids.some((id) => id.startsWith('GTM-'))
}

/** The tag manager's snippet is there and its script may still come: one that a blocker stops never does. */
const isComing = (layer: readonly unknown[]) => readyState() !== 'complete' && layer.some(isSnippet)

function isSnippet(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'gtm.start' in message
}

const isFunction = (value: unknown) => typeof value === 'function'
