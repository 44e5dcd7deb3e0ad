import { type ConfigSchema, decode } from '../src/config/decode'
import { readConfig } from './configSources'
import type { Page } from './page'

/**
 * Reads and decodes one element's configuration; what is wrong is told in one message,
 * what is only unknown in warnings.
 * @returns null when the element can't be mounted.
 */
export function decodeAt<C>(
  element: Element,
  widget: string,
  schema: ConfigSchema<C>,
  page: Page,
): C | null {
  const read = readConfig(element, page.settings[widget])
  const decoded = decode(schema, read.config)
  const named = (path: string, message: string) => {
    const origin = read.origin(path)
    return origin ? `${origin}: ${message}` : message
  }
  for (const warning of decoded.warnings) page.problems.warn(`${widget}: ${warning}`, element)
  const faults = decoded.ok ? [] : decoded.faults.map((one) => named(one.path, one.message))
  if (decoded.ok && read.faults.length === 0) return decoded.config
  page.problems.notMounted(element, [...read.faults, ...faults])
  return null
}
