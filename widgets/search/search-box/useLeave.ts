import { useContext } from 'react'
import type { ComponentId } from '../../../src/componentId'
import { isSamePage, type SearchTarget, searchHref } from '../../../src/search/searchTarget'
import { AppToolsContext } from '../../shared/entry/appTools'

/**
 * Leads to the page that searches, with the term (design decision 35).
 * @returns null where the box searches in place: without a target, or when it is in a search and the target is the
 * current page.
 */
export function useLeave(
  id: ComponentId,
  target: SearchTarget | undefined,
): ((term: string) => void) | null {
  const app = useContext(AppToolsContext)
  if (!target || (id && isSamePage(target.url, location.href))) return null
  return (term) => {
    const drupal = app?.globalValue('Drupal')
    const isDrupal7 =
      isObject(drupal) && isObject(drupal['settings']) && !app?.globalValue('drupalSettings')
    location.assign(searchHref(target, term, isDrupal7))
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
