import type { ConfigSchema } from '../../src/config/decode'
import { isTooDeep, TOO_DEEP } from '../../src/config/isTooDeep'
import { merge } from '../../src/config/merge'
import { option } from '../../src/config/option'
import { optionPath } from '../../src/config/optionPath'
import { parseJson } from '../../src/config/parseJson'
import { show } from '../../src/config/show'
import { RESERVED_OPTIONS } from '../../src/contract/attributes'
import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

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

/** Lays all places of an element's configuration over each other: attribute, its JSON, the page's settings. */
export function readConfig(
  element: Element,
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
  for (const script of unclobbered.children(element)) {
    if (isConfigJson(script)) {
      json('its <script type="application/json">', script.textContent ?? '')
    }
  }
  const attribute = attributeOf(element, 'data-vitrine-config')
  if (attribute !== null) json('data-vitrine-config', attribute)
  for (const { name, value } of unclobbered.attributes(element)) {
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

/** The page's settings may stand inside a mount point too; they are not its own. */
function isConfigJson(child: Element): boolean {
  return (
    child.localName === 'script' &&
    attributeOf(child, 'type') === 'application/json' &&
    attributeOf(child, 'data-vitrine-settings') === null
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
