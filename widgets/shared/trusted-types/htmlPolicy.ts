/** What we use of Trusted Types, which TypeScript's DOM does not describe. */
interface HtmlPolicy {
  createHTML(html: string): unknown
  createScriptURL(url: string): unknown
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): HtmlPolicy
}

let policy: HtmlPolicy | 'none' | 'refused' | undefined

/**
 * The page's one Trusted Types policy of ours, `vitrine`, made when first needed (design decision
 * 28). Whoever takes it has cleaned the HTML, or it is the CMS's own markup; scripts are of this site alone.
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
    return factory.createPolicy('vitrine', {
      createHTML: (html) => html,
      createScriptURL: (url) => {
        if (new URL(url, location.href).origin === location.origin) return url
        throw new TypeError(`${url} is a script of another site`)
      },
    })
  } catch {
    return 'refused'
  }
}
