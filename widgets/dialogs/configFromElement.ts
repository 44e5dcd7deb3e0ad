import { controlIn } from '../shared/controlIn'
import type { Completed } from '../shared/entry/widgetEntry'
import type { ModalConfig } from './config'

const NO_CONTENT =
  'content is missing, expected the id of an element on this page, or an address as url or as the href of a link'

/**
 * Completes the configuration from the element: a link gives the content, as an address or as `#id` of an
 * element on this page. An element without a link or button gives the label of the button to add.
 */
export function configFromElement(config: ModalConfig, element: Element): Completed<ModalConfig> {
  const control = controlIn(element)
  const content =
    configuredContent(config) ?? linkedContent(control?.getAttribute('href')?.trim() ?? '')
  if (!content) return { issue: NO_CONTENT }
  const label = config.label ?? (control ? undefined : (config.title ?? element.textContent.trim()))
  if (label === '') return { issue: 'label is missing, expected the text of its button' }
  return { config: { ...config, ...content, label } }
}

type Content = Pick<ModalConfig, 'content' | 'url'>

function configuredContent({ content, url }: ModalConfig): Content | null {
  return content === undefined && url === undefined ? null : { content, url }
}

function linkedContent(href: string): Content | null {
  if (href === '' || href === '#') return null
  return href.startsWith('#') ? { content: decodeId(href.slice(1)) } : { url: href }
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
