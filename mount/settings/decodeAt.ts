import { type ConfigSchema, decode } from '../../src/config/decode'
import { elementName } from '../app/elementName'
import type { Page } from '../app/page'
import { readConfig } from './configSources'

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
  for (const warning of decoded.warnings) {
    page.diagnostics.warn(`${elementName(element)}: ${warning}`, element)
  }
  if (decoded.ok && read.issues.length === 0) return decoded.config
  // What is missing may stand where nothing could be read.
  const issues = (decoded.ok ? [] : decoded.issues)
    .filter(({ path }) => read.issues.length === 0 || read.origin(path) !== null)
    .map(({ path, message }) => named(path, message))
  page.diagnostics.notMounted(element, [...read.issues, ...issues])
  return null
}
