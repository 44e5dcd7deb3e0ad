import { controlIn } from '../shared/controlIn'
import type { Completed } from '../shared/entry/widgetEntry'
import type { ModalConfig } from './config'

const NO_CONTENT =
  'content is missing, expected the id of an element on this page, or an address as url or as the href of a link'

/**
 * What an element itself says: a link where the content is, an address or `#terms` for an element of this
 * page; and one without anything to press what its button is called.
 */
export function contentOf(config: ModalConfig, element: Element): Completed<ModalConfig> {
  const control = controlIn(element)
  const content = pick(config) ?? linked(control?.getAttribute('href')?.trim() ?? '')
  if (!content) return { issue: NO_CONTENT }
  const label = config.label ?? (control ? undefined : (config.title ?? element.textContent.trim()))
  if (label === '') return { issue: 'label is missing, expected the text of its button' }
  return { config: { ...config, ...content, label } }
}

type Content = Pick<ModalConfig, 'content' | 'url'>

function pick({ content, url }: ModalConfig): Content | null {
  return content === undefined && url === undefined ? null : { content, url }
}

function linked(href: string): Content | null {
  if (href === '' || href === '#') return null
  return href.startsWith('#') ? { content: decoded(href.slice(1)) } : { url: href }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
