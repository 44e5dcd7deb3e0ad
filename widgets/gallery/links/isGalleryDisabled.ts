import type { AppTools } from '../../shared/entry/appTools'
import { htmlPolicy } from '../../shared/trusted-types/htmlPolicy'

/** Whether this page's links are left to Colorbox or to the browser; the reason is reported. */
export function isGalleryDisabled({ diagnostics, globalValue }: AppTools): boolean {
  const jQuery = globalValue('jQuery') as { readonly colorbox?: unknown } | undefined
  if (typeof jQuery?.colorbox === 'function') {
    diagnostics.warn(
      "Colorbox is on this page, so it handles the gallery's links. Remove Colorbox to open them in Vitrine's gallery.",
    )
    return true
  }
  if (htmlPolicy() !== 'refused') return false
  diagnostics.warn(
    `the page's Content-Security-Policy blocks the gallery, so its links work as plain links; add "trusted-types vitrine".`,
  )
  return true
}
