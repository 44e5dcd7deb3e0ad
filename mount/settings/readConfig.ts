import type { ConfigSchema } from '../../src/config/decode'
import { isConfigScript, layerConfig, type ReadConfig } from '../../src/settings/layerConfig'
import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

export type { ReadConfig } from '../../src/settings/layerConfig'

/** Reads an element's configuration from its attributes, its JSON and the page's settings. */
export function readConfig(
  element: Element,
  pageDefaults: unknown,
  schema: ConfigSchema,
): ReadConfig {
  const attributes = [...unclobbered.attributes(element)].map(
    ({ name, value }) => [name, value] as const,
  )
  const scripts = [...unclobbered.children(element)]
    .filter(
      (child) => child.localName === 'script' && isConfigScript((name) => attributeOf(child, name)),
    )
    .map(({ textContent }) => textContent ?? '')
  return layerConfig({ attributes, scripts }, pageDefaults, schema)
}
