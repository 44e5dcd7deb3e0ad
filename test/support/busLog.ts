import { EVENT_DESCRIPTIONS } from '../../src/bus/events'
import { onTestEnd } from './onTestEnd'

/**
 * Records the events of the bus from now on as DOM events, which need no window.Vitrine:
 * `search:ready listings`, by the component's or the widget's name.
 */
export function recordBusEvents(also?: (event: string) => void): readonly string[] {
  const log: string[] = []
  for (const name of Object.keys(EVENT_DESCRIPTIONS)) {
    const hear = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null
      log.push([name, ...subject(detail)].join(' '))
      also?.(name)
    }
    document.addEventListener(`vitrine:${name}`, hear)
    onTestEnd(() => document.removeEventListener(`vitrine:${name}`, hear))
  }
  return log
}

function subject(detail: unknown): readonly string[] {
  if (typeof detail !== 'object' || detail === null) return []
  const { id, widget, field, value, search } = detail as Record<string, unknown>
  return [id, widget, field, value, search].filter((one) => one !== undefined).map(String)
}
