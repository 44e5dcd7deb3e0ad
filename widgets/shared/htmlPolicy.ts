/** What we use of Trusted Types, which TypeScript's DOM does not describe. */
interface HtmlPolicy {
  createHTML(html: string): unknown
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy
}

let policy: HtmlPolicy | 'none' | 'refused' | undefined

/**
 * The page's one Trusted Types policy of ours, `vitrine`, made when first needed (design decision
 * 28). Whoever takes it has cleaned the HTML, or it is the CMS's own markup.
 * @returns 'none' where the browser has no Trusted Types, 'refused' where the page's CSP does not
 * allow the policy.
 */
export function htmlPolicy(): HtmlPolicy | 'none' | 'refused' {
  policy ??= make((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes)
  return policy
}

function make(factory: PolicyFactory | undefined): HtmlPolicy | 'none' | 'refused' {
  if (typeof factory?.createPolicy !== 'function') return 'none'
  try {
    return factory.createPolicy('vitrine', { createHTML: (html) => html })
  } catch {
    return 'refused'
  }
}
