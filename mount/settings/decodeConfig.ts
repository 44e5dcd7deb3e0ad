import type { ConfigSchema } from '../../src/config/decode'
import { recover } from '../../src/config/recover'
import type { App } from '../app/app'
import { readConfig } from './readConfig'

/**
 * Reads and decodes one element's configuration. What can't be read is reported, and its default is used; the
 * words are loaded with the first report.
 * @returns null when the element can't be mounted, or has to wait for the code of an option.
 */
export function decodeConfig<C>(
  element: Element,
  widget: string,
  schema: ConfigSchema<C>,
  app: App,
): C | null {
  const read = readConfig(element, app.settings[widget], schema)
  const recovered = recover(schema, read.config)
  const listsValues = element.querySelector(':scope>[data-vitrine-values]')
  if ((listsValues || recovered.hasUnknown) && app.extension.waitsFor(widget, read.config))
    return null
  if (recovered.hasUnknown || read.issues.length + recovered.issues.length > 0) {
    app.diagnostics.later(async () => {
      const { describeConfig } = await import('./describeConfig')
      return describeConfig(element, schema, read, recovered)
    })
  }
  return recovered.config
}
