import type { TrackEvent } from './trackEvent'

/** The error for a metric that is not a number (spec 5.9, 8). */
export const METRIC_ERROR = 'Attempted to map a non-numeric value to a metric.'

/**
 * Adds metrics to an event. A value that is not a number is reported and left out (spec 5.9).
 * @param metrics the path of a parameter by metric, such as `ecommerce.value`
 */
export function withMetrics(
  event: TrackEvent,
  metrics: Readonly<Record<string, string>>,
  report: (problem: string) => void,
): TrackEvent {
  const mapped: [string, number][] = []
  for (const [metric, path] of Object.entries(metrics)) {
    const value = valueAt(event.params, path)
    if (value === undefined || value === null) continue
    if (typeof value === 'number' && Number.isFinite(value)) mapped.push([metric, value])
    else report(`${METRIC_ERROR} It was for ${metric}, from ${path} of ${event.name}.`)
  }
  if (mapped.length === 0) return event
  return { ...event, params: { ...event.params, ...Object.fromEntries(mapped) } }
}

function valueAt(params: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? (inside as Readonly<Record<string, unknown>>)[key]
          : undefined,
      params,
    )
}
