import type { TrackEvent } from './trackEvent'

/** What is said of a value that cannot be a metric's (spec 5.9, 8). */
export const METRIC_ERROR = 'Attempted to map a non-numeric value to a metric.'

/**
 * An event with the metrics that its parameters give. What is no number is told and left out; the event goes
 * all the same (spec 5.9).
 * @param metrics by the metric's name, the path of a parameter, such as `ecommerce.value`
 */
export function withMetrics(
  event: TrackEvent,
  metrics: Readonly<Record<string, string>>,
  tell: (problem: string) => void,
): TrackEvent {
  const mapped: [string, number][] = []
  for (const [metric, path] of Object.entries(metrics)) {
    const value = at(event.params, path)
    if (value === undefined || value === null) continue
    if (typeof value === 'number' && Number.isFinite(value)) mapped.push([metric, value])
    else tell(`${METRIC_ERROR} It was for ${metric}, from ${path} of ${event.name}.`)
  }
  if (mapped.length === 0) return event
  return { ...event, params: { ...event.params, ...Object.fromEntries(mapped) } }
}

function at(params: unknown, path: string): unknown {
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
