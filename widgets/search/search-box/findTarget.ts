import type { ComponentId } from '../../../src/componentId'
import type { SearchTarget } from '../../../src/search/searchTarget'
import type { Completed } from '../../shared/entry/widgetEntry'
import type { SearchBoxConfig } from './config'

const NO_TARGET =
  'path is missing, expected the address of the page that searches, such as "/search", since this stands in no search component. A form with an action of this site inside it does as well, or data-vitrine-for with the id of a search component.'

/** What the box says about a `path` that is not used. */
export function findPathIssue({ path, target }: SearchBoxConfig): string | null {
  if (!path || target?.isPath) return null
  return `path must be the address of a page of this site, such as "/search", got "${path}"; it is not used.`
}

/**
 * Finds the page that a search box leads to: its `path` or, outside of any search, the action of its fallback form.
 * That form also names the parameter of the term, and its hidden inputs are kept.
 */
export function withTarget(
  config: SearchBoxConfig,
  element: Element,
  id: ComponentId,
): Completed<SearchBoxConfig> {
  const form = fallbackForm(element)
  const path = pageOfSite(config.path)
  const url = path ?? (id === '' ? pageOfSite(form && attribute(form, 'action')) : null)
  if (url === null) return id === '' ? { issue: NO_TARGET } : { config }
  const target = { url, name: termName(form), hidden: hiddenInputs(form), isPath: path !== null }
  return { config: { ...config, target } }
}

/** The absolute address, when it is one of this site. */
function pageOfSite(path: string | null | undefined): string | null {
  const { baseURI } = document
  if (!path || !URL.canParse(path, baseURI)) return null
  const { protocol, origin, href } = new URL(path, baseURI)
  const isSite = [location.origin, window.origin].includes(origin)
  return isSite && /^https?:$/.test(protocol) ? href : null
}

/** The CMS's own GET form; one in our root is not. */
function fallbackForm(element: Element): Element | null {
  const forms = [...element.querySelectorAll('form:not([method="post" i])')]
  return forms.find((form) => !form.closest('[data-vitrine-root]')) ?? null
}

function termName(form: Element | null): string {
  const input = form?.querySelector(
    'input[name]:is(:not([type]), [type="text" i], [type="search" i])',
  )
  return (input && attribute(input, 'name')) || 'q'
}

function hiddenInputs(form: Element | null): SearchTarget['hidden'] {
  const inputs = [...(form?.querySelectorAll('input[type="hidden" i][name]:not(:disabled)') ?? [])]
  return inputs.map((input) => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? ''])
}

/** Also of a form that has an input named "getAttribute". */
function attribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name)
}
