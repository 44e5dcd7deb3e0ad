import { nearest } from '../../src/config/nearest'
import { findAll, whenParsed } from '../browser/dom'
import type { App } from './app'

/** What looks as if it were meant for us, and is not read. */
export interface Mistakes {
  /** By the wrong attribute: the right one, and the first element that has it. */
  readonly attributes: ReadonlyMap<string, readonly [right: string, element: Element]>
  /** Elements whose shadow root holds mount points. */
  readonly hosts: readonly Element[]
  /** Page settings that came when the script had started. */
  readonly settings: readonly Element[]
}

const SETTINGS = 'script[data-vitrine-settings]'

/** Looks for mistakes once the page is there and idle; their words are loaded where there are any. */
export function findMistakes({ diagnostics }: App): void {
  const read = new Set(findAll(document, SETTINGS))
  const look = () => {
    const attributes = new Map<string, readonly [string, Element]>()
    const hosts: Element[] = []
    for (const element of findAll(document, '*')) {
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const right = name.startsWith('data') && !attributes.has(name) && rightName(name)
        if (right) attributes.set(name, [right, element])
      }
      const { shadowRoot } = element
      if (shadowRoot instanceof ShadowRoot && shadowRoot.querySelector('[data-vitrine]')) {
        hosts.push(element)
      }
    }
    const settings = findAll(document, SETTINGS).filter((one) => !read.has(one))
    if (attributes.size + hosts.length + settings.length === 0) return
    import('./reportMistakes').then(
      ({ reportMistakes }) => reportMistakes({ attributes, hosts, settings }, diagnostics),
      (error) => diagnostics.loadFailed('diagnostics', error),
    )
  }
  whenParsed(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(look)
    else setTimeout(look)
  })
}

/** The attribute of ours that a misspelled one most likely means, such as `data-vitirne-field`; null for none. */
function rightName(name: string): string | null {
  const [, word = '', option = ''] = /^data[-_]?(vitrine|[a-z]+)[-_.:]?(.*)$/.exec(name) ?? []
  const right = option ? `data-vitrine-${option}` : 'data-vitrine'
  return name !== right && nearest(word, ['vitrine']) ? right : null
}
