import { isTooDeep, TOO_DEEP } from '../../src/config/isTooDeep'
import { merge } from '../../src/config/merge'
import { parseJson } from '../../src/config/parseJson'
import { FURTHER_WIDGETS } from '../../src/contract/furtherWidgets'
import type { Diagnostics } from '../app/diagnostics'
import { attributeOf, findAll, globalValue } from '../browser/dom'
import { WIDGET_NAMES } from '../registry'
import { reportWarning } from './reportIssue'

/** What the page says for all widgets: defaults by widget name, and the page-wide keys. */
export type PageSettings = Readonly<Record<string, unknown>>

/** The page-wide keys beside the widgets' names (design, the public contract). */
export const PAGE_KEYS = [
  'messages',
  'currency',
  'consent',
  'analytics',
  'antibot',
  'lightbox',
  'prefetch',
  'title',
  'content_origins',
  'content_paths',
  'content_selector',
  'solr_origins',
  'nonce',
] as const

/** Reads every place that page-wide settings may stand in; the script element is nearest. */
export function readPageSettings(diagnostics: Diagnostics): PageSettings {
  const scripts = findAll(document, 'script[type="application/json"][data-vitrine-settings]')
  const sources = [
    inside(inside(globalValue('Drupal'), 'settings'), 'vitrine'),
    inside(globalValue('drupalSettings'), 'vitrine'),
    globalValue('vitrineSettings'),
    ...scripts.map((script) => parsed(script, diagnostics)),
  ]
  const settings = merge(...sources.filter((source) => !isTooDeep(source)))
  if (sources.some((source) => isTooDeep(source))) {
    diagnostics.error(`page settings ${TOO_DEEP}; they are ignored.`)
  }
  warnOfUnknown(
    settings,
    [...PAGE_KEYS, ...WIDGET_NAMES, ...FURTHER_WIDGETS],
    'page settings',
    diagnostics,
  )
  if (settings['messages'] !== undefined) warnOfMessages(settings['messages'], diagnostics)
  return settings
}

/** Not all texts are here yet: some come with their widget. */
function warnOfMessages(messages: unknown, diagnostics: Diagnostics) {
  import('./messageKeys')
    .then(({ messageKeys }) => messageKeys(messages))
    .then(
      (known) => warnOfUnknown(messages, known, 'page settings: messages', diagnostics),
      // A hint less; the texts themselves do not need it.
      () => {},
    )
}

function parsed(script: Element, diagnostics: Diagnostics): unknown {
  try {
    return parseJson(script.textContent ?? '')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const name = `<script ${attributeOf(script, 'type') ? 'data-vitrine-settings' : ''}>`
    diagnostics.error(
      `the page settings in ${name} must be JSON (${why}); they are ignored.`,
      script,
    )
    return {}
  }
}

function warnOfUnknown(
  value: unknown,
  known: readonly string[],
  where: string,
  diagnostics: Diagnostics,
) {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue
    reportWarning(null, (words) => words.unknownSetting(where, key, known), diagnostics)
  }
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined
}
