import type { PageTools } from '../../shared/entry/widgetEntry'
import { htmlPolicy } from '../../shared/trusted-types/htmlPolicy'

/** Whether the links of this page are left to themselves, or to Colorbox; the themer is told why. */
export function stepsAside({ problems, globalValue }: PageTools): boolean {
  const jQuery = globalValue('jQuery') as { readonly colorbox?: unknown } | undefined
  if (typeof jQuery?.colorbox === 'function') {
    problems.warn(
      "Colorbox is on this page, so the gallery's links are left to it. Take Colorbox off the page to have them open here.",
    )
    return true
  }
  if (htmlPolicy() !== 'refused') return false
  problems.warn(
    `the page's Content-Security-Policy refuses the gallery, so its links stay links; add "trusted-types vitrine".`,
  )
  return true
}
