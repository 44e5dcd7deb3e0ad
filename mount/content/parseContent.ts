import { trustedHtml } from '../../widgets/shared/trusted-types/trustedHtml'
import { makeInert } from './makeInert'

/** Markup as nodes of this document. */
export interface Parsed {
  readonly nodes: DocumentFragment
  readonly isWholePage: boolean
  /** Whether something in it would have run, and was left out. */
  readonly hadScript: boolean
}

/**
 * Parses the CMS's own markup (design §3a). Until it is inert it stands in a document of its own, where
 * nothing loads or runs.
 * @throws TypeError where the page's policy refuses ours.
 */
export function parseContent(html: string): Parsed {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  const hadScript = makeInert(template.content)
  document.adoptNode(template.content)
  return { nodes: template.content, isWholePage: WHOLE.test(html), hadScript }
}

const WHOLE = /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype|html|head|body)\b/i
