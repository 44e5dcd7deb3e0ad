import type { ConfigSchema } from '../../src/config/decode'
import { describeIssue } from '../../src/config/describeIssue'
import type { Recovered } from '../../src/config/recover'
import { unknownKeys } from '../../src/config/unknownKeys'
import { notMounted } from '../app/diagnostics'
import type { Diagnostic } from '../app/doctorReport'
import { elementName } from '../app/elementName'
import type { ReadConfig } from './readConfig'

/**
 * Describes what is wrong in an element's configuration: each option that can't be read with what stands
 * instead, or all in one report when the element can't be mounted.
 */
export function describeConfig(
  element: Element,
  schema: ConfigSchema,
  read: ReadConfig,
  { config, issues: found }: Recovered<unknown>,
): readonly Diagnostic[] {
  const name = elementName(element)
  const diagnostic = (level: Diagnostic['level'], message: string) => ({ level, message, element })
  const unknown = unknownKeys(schema, read.config).map((words) =>
    diagnostic('warning', `${name}: ${words}`),
  )
  const issues = found.map((one) => {
    const { path, message, cure } = describeIssue(schema, one)
    const origin = read.origin(path)
    return { origin, cure, words: origin ? `${origin}: ${message}` : message }
  })
  if (config === null) {
    // What is missing may stand where nothing could be read.
    const named = issues.filter(({ origin }) => read.issues.length === 0 || origin !== null)
    const reasons = [...read.issues, ...named.map(({ words }) => words)]
    return [...unknown, diagnostic('error', notMounted(element, reasons))]
  }
  return [
    ...unknown,
    ...read.issues.map((words) => diagnostic('error', `${name}: ${words}. It is ignored.`)),
    ...issues.map(({ words, cure }) => diagnostic('warning', `${name}: ${words}. ${cure}`)),
  ]
}
