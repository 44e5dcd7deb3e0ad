import { plainText } from '../../../src/templates/values/plainText'
import { useSanitised } from '../../shared/templates/useSanitised'
import { createHtmlElement } from './createHtmlElement'
import type { Props } from './reactProps'

interface SanitisedElementProps {
  readonly as: string
  readonly props: Props
  readonly html: string
}

/** An element with a document's sanitised HTML; with its plain text until the sanitiser has loaded. */
export function SanitisedElement({ as, props, html }: SanitisedElementProps) {
  const sanitised = useSanitised(html)
  // The keys differ, so that React replaces the element: it does not change one from text to HTML.
  return sanitised
    ? createHtmlElement(as, { ...props, dangerouslySetInnerHTML: sanitised }, 'html')
    : createHtmlElement(as, { ...props, children: plainText(html) }, 'text')
}
