import { plainText } from '../../../src/templates/values/plainText'
import { useSanitised } from '../../shared/templates/useSanitised'
import { element } from './element'
import type { Props } from './reactProps'

/** An element that holds a document's HTML, sanitised; its plain text until then. */
export function SanitisedElement({ as, own, html }: { as: string; own: Props; html: string }) {
  const sanitised = useSanitised(html)
  // The key makes a new element: React does not change from text to HTML in one.
  return sanitised
    ? element(as, { ...own, dangerouslySetInnerHTML: sanitised }, 'html')
    : element(as, { ...own, children: plainText(html) }, 'text')
}
