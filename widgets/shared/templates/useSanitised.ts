import { useMemo, useSyncExternalStore } from 'react'
import { htmlPolicy } from '../trusted-types/htmlPolicy'
import { trustedHtml } from '../trusted-types/trustedHtml'
import { sanitiser } from './sanitiser'

/**
 * A document's sanitised HTML, for dangerouslySetInnerHTML.
 * @returns null while plain text has to show instead: until the sanitiser has loaded, or when the page
 * refuses our Trusted Types policy.
 */
export function useSanitised(html: string): { readonly __html: string } | null {
  const sanitise = useSyncExternalStore(sanitiser.subscribe, sanitiser.current, sanitiser.current)
  return useMemo(() => {
    if (!sanitise || htmlPolicy() === 'refused') return null
    return { __html: trustedHtml(sanitise(html)) }
  }, [html, sanitise])
}
