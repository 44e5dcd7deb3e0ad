import { show } from '../../src/config/show'
import { DEFAULT_CONTENT } from '../../src/content/contentSelector'
import type { App } from '../app/app'
import { globalValue } from '../browser/dom'
import type { FetchRules } from './fetchContent'
import { readOrigins } from './readOrigins'

/** Reads the page settings of fetched markup. An invalid one is reported, and its default stands. */
export function readContentRules({ settings, diagnostics }: App): FetchRules {
  return {
    origins: readOrigins('content_origins', settings, diagnostics),
    paths: readPaths(settings['content_paths'], diagnostics.warn),
    folder: cmsFolder(),
    selector: readSelector(settings['content_selector'], diagnostics.warn),
    warn: diagnostics.warn,
  }
}

function readPaths(setting: unknown, warn: (message: string) => void): readonly string[] | null {
  if (setting === undefined || setting === null || setting === '') return null
  const listed: readonly unknown[] = Array.isArray(setting) ? setting : [setting]
  return listed.flatMap((one) => {
    if (typeof one === 'string' && /^\/(?!\/)/.test(one)) return [one]
    warn(
      `page settings: content_paths must list paths of the site such as "/info/", got ${show(one)}; it is left out.`,
    )
    return []
  })
}

function readSelector(setting: unknown, warn: (message: string) => void): string {
  if (setting === undefined || setting === null || setting === '') return DEFAULT_CONTENT
  try {
    if (typeof setting === 'string') {
      document.createDocumentFragment().querySelector(setting)
      return setting
    }
  } catch {}
  warn(
    `page settings: content_selector must be a CSS selector such as "#content", got ${show(setting)}; the usual places are searched.`,
  )
  return DEFAULT_CONTENT
}

/** The folder of a Drupal site, such as `/` or `/cms/`. */
function cmsFolder(): string {
  const at = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  const folders = [
    at(at(globalValue('drupalSettings'), 'path'), 'baseUrl'),
    at(at(globalValue('Drupal'), 'settings'), 'basePath'),
  ]
  const folder = folders.find(
    (one): one is string => typeof one === 'string' && /^\/.*\/$/.test(one),
  )
  return folder ?? '/'
}
