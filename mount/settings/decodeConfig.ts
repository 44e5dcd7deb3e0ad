import { type ConfigSchema, decode } from '../../src/config/decode'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { readConfig } from './readConfig'

/**
 * Reads and decodes one element's configuration; all issues are reported in one message,
 * what is only unknown in warnings.
 * @returns null when the element can't be mounted.
 */
export function decodeConfig<C>(
  element: Element,
  widget: string,
  schema: ConfigSchema<C>,
  app: App,
): C | null {
  const read = readConfig(element, app.settings[widget], schema)
  const decoded = decode(schema, read.config)
  const named = (path: string, message: string) => {
    const origin = read.origin(path)
    return origin ? `${origin}: ${message}` : message
  }
  for (const warning of decoded.warnings) {
    app.diagnostics.warn(`${elementName(element)}: ${warning}`, element)
  }
  if (decoded.ok && read.issues.length === 0) return decoded.config
  // What is missing may stand where nothing could be read.
  const issues = (decoded.ok ? [] : decoded.issues)
    .filter(({ path }) => read.issues.length === 0 || read.origin(path) !== null)
    .map(({ path, message }) => named(path, message))
  app.diagnostics.notMounted(element, [...read.issues, ...issues])
  return null
}
