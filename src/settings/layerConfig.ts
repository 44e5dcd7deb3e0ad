import type { ConfigSchema } from '../config/decode'
import { isTooDeep, TOO_DEEP } from '../config/isTooDeep'
import { merge } from '../config/merge'
import { option } from '../config/option'
import { optionPath } from '../config/optionPath'
import { parseJson } from '../config/parseJson'
import { show } from '../config/show'
import { ATTRIBUTES, RESERVED_OPTIONS } from '../contract/attributes'

/** One place that configuration came from, as a themer would name it. */
interface Source {
  readonly name: string
  readonly value: unknown
}

export interface ReadConfig {
  readonly config: Readonly<Record<string, unknown>>
  readonly issues: readonly string[]
  /** Names the place that a path's value came from. */
  readonly origin: (path: string) => string | null
}

/** What an element itself says. */
export interface ConfigSource {
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** The texts of its `<script type="application/json">`. */
  readonly scripts: readonly string[]
}

/** Lays all places of an element's configuration over each other: attribute, its JSON, the page's settings. */
export function layerConfig(
  { attributes, scripts }: ConfigSource,
  pageDefaults: unknown,
  schema: ConfigSchema,
): ReadConfig {
  const issues: string[] = []
  const sources: Source[] = [{ name: 'page settings', value: pageDefaults }]
  const add = (name: string, value: unknown) => {
    if (isTooDeep(value)) issues.push(`${name} ${TOO_DEEP}`)
    else sources.push({ name, value })
  }
  const json = (name: string, text: string) => {
    try {
      const value = parseJson(text)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        issues.push(`${name} must be a JSON object, got ${show(value)}`)
      } else add(name, value)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      issues.push(`${name} must be JSON, got ${show(text.trim())} (${why})`)
    }
  }
  for (const script of scripts) json('its <script type="application/json">', script)
  const [, attribute] = attributes.find(([name]) => name === ATTRIBUTES.config) ?? []
  if (attribute !== undefined) json(ATTRIBUTES.config, attribute)
  for (const [name, value] of attributes) {
    const path = /^data-vitrine-(.+)$/.exec(name)?.[1]
    if (path === undefined || RESERVED_OPTIONS.has(path)) continue
    try {
      add(name, option(optionPath(schema, path), value))
    } catch {
      issues.push(`${name} starts like JSON but is none, got ${show(value)}`)
    }
  }
  return {
    config: merge(...sources.map((source) => source.value)),
    issues,
    origin: (path) => sources.findLast((source) => holds(source.value, path))?.name ?? null,
  }
}

/**
 * Whether a script in an element is its configuration. The page's settings and a first answer may stand inside a
 * mount point, too.
 * @param attribute reads an attribute of the script; null without it
 */
export function isConfigScript(attribute: (name: string) => string | null): boolean {
  return (
    attribute('type') === 'application/json' &&
    attribute(ATTRIBUTES.settings) === null &&
    attribute(ATTRIBUTES.answer) === null
  )
}

function holds(value: unknown, path: string): boolean {
  let at = value
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false
    at = (at as Record<string, unknown>)[key]
  }
  return true
}
