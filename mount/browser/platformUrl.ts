import { globalValue } from './dom'

/**
 * A same-origin URL carries the page state's jquery_version, where the platform has one (spec 7.6);
 * any other URL, and the body, stay as they are.
 */
export function platformUrl(url: string): string {
  const version = jqueryVersion()
  if (version === null) return url
  const absolute = new URL(url, location.href)
  if (absolute.origin !== location.origin) return url
  absolute.searchParams.set('ajax_page_state[jquery_version]', version)
  return absolute.href
}

function jqueryVersion(): string | null {
  const settings = [globalValue('drupalSettings'), inside(globalValue('Drupal'), 'settings')]
  for (const one of settings) {
    const version = inside(inside(one, 'ajaxPageState'), 'jquery_version')
    if (typeof version === 'string') return version
  }
  return null
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined
}
