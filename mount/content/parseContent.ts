import { trustedHtml } from '../../widgets/shared/trusted-types/trustedHtml'
import { makeInert } from './makeInert'

/** Parsed markup, as nodes of this document. */
export interface Parsed {
  readonly nodes: DocumentFragment
  readonly isWholePage: boolean
  /** Whether something that would have run was removed. */
  readonly hadScript: boolean
}

/**
 * Parses the CMS's markup (design §3a). Until it is inert it is in a template's document, where nothing loads
 * or runs.
 * @throws TypeError when the page's policy refuses ours.
 */
export function parseContent(html: string): Parsed {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  const hadScript = makeInert(template.content)
  document.adoptNode(template.content)
  return { nodes: template.content, isWholePage: WHOLE.test(html), hadScript }
}

const WHOLE = /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype|html|head|body)\b/i
