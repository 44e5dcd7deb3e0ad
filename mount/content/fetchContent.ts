import { allowedAddress } from '../../src/content/allowedAddress'
import { checkPath, type PathRules } from '../../src/content/allowedPath'
import { ContentRefused } from '../../src/content/contentRefused'
import type { FetchedContent } from '../../src/content/fetchedContent'
import { NotHtml } from '../../src/content/notHtml'
import { RequestFailed } from '../../src/requestFailed'
import { cancelBody } from '../browser/cancelBody'
import { documentElement } from '../browser/dom'
import { platformUrl } from '../browser/platformUrl'
import { fetchChain, rememberChain } from './fetchChain'
import { type Parsed, parseContent } from './parseContent'

/** What the page allows, and where warnings go. */
export interface FetchRules extends PathRules {
  /** Origins beside the page's own that markup may come from. */
  readonly origins: readonly string[]
  /** Where a whole page has its content; see `findContent`. */
  readonly selector: string
  readonly warn: (message: string, element: Element) => void
}

/**
 * Fetches the CMS's markup for an element of the page (spec 7.7). Origin and path are checked before the request,
 * and again by the response's address (design §3a, design decision 42).
 * @throws RequestFailed, ContentRefused
 */
export async function fetchContent(
  url: string,
  element: Element,
  signal: AbortSignal,
  rules: FetchRules,
): Promise<FetchedContent> {
  const { origins, selector, warn } = rules
  const allowed = [location.origin, ...origins]
  const { baseURI } = documentElement()
  const target = allowedAddress(url, baseURI, allowed)
  checkPath(target, rules)
  const lineage = fetchChain(element, target)
  const isOwn = target.origin === location.origin
  // The platform's own requests have it; another origin would have to allow it.
  const headers: HeadersInit = isOwn ? { 'X-Requested-With': 'XMLHttpRequest' } : {}
  const response = await fetch(platformUrl(target.href), { headers, signal }).catch(noAnswer)
  let from: URL
  try {
    checkStatus(response)
    from = allowedAddress(response.url || target.href, baseURI, allowed)
    checkPath(from, rules)
    checkType(response)
  } catch (error) {
    cancelBody(response)
    throw error
  }
  const { nodes, isWholePage, hadScript } = parsed(await response.text().catch(noAnswer))
  if (hadScript) warn(`${target.href} brought script, which is left out.`, element)
  rememberChain(nodes.children, lineage)
  return { nodes, url: from.href, isWholePage, selector }
}

function checkStatus({ ok, status, statusText }: Response): void {
  if (!ok) throw new RequestFailed(status, statusText || 'error')
}

function checkType({ status, headers }: Response): void {
  const type = headers.get('content-type') ?? ''
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) throw new NotHtml(status, type)
}

/** A page whose policy refuses ours lets no markup in. */
function parsed(html: string): Parsed {
  try {
    return parseContent(html)
  } catch (error) {
    throw new ContentRefused(
      `the page's Content-Security-Policy lets no markup in; add "trusted-types vitrine" (${String(error)})`,
    )
  }
}

function noAnswer(error: unknown): never {
  throw new RequestFailed(0, error instanceof Error ? error.message : String(error))
}
