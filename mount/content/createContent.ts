import type { Content } from '../../src/content/fetchedContent'
import type { App } from '../app/app'
import type { Lifecycle } from '../lifecycle/lifecycle'
import { attachBehaviors, detachBehaviors } from './drupalBehaviors'
import { fetchContent } from './fetchContent'
import { readContentRules } from './readContentRules'

/** Fetches the CMS's markup, and attaches and detaches it on this page. */
export function createContent(app: App, lifecycle: Lifecycle): Content {
  const { diagnostics, bus } = app
  const rules = readContentRules(app)
  const fenced = (change: (element: Element) => void, element: Element) => {
    try {
      change(element)
    } catch (error) {
      // Drupal itself runs the other behaviors before it throws.
      diagnostics.error(`a Drupal behavior threw: ${String(error)}`, element)
    }
  }
  return {
    get: (url, element, signal) => fetchContent(url, element, signal, rules),
    attach(elements) {
      lifecycle.mount(elements)
      for (const element of elements) fenced(attachBehaviors, element)
      for (const element of elements) bus.emit('content:attached', { element })
    },
    detach(elements) {
      for (const element of elements) fenced(detachBehaviors, element)
      for (const element of elements) lifecycle.unmount(element)
      for (const element of elements) bus.emit('content:detached', { element })
    },
  }
}
