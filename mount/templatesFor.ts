import type { Templates } from '../widgets/shared/widgetProps'
import { componentAt } from './mounted'
import type { Page } from './page'
import { findTemplates } from './templates/readTemplate'

/** The templates in the widget's own element, and behind them those of the search component around it. */
export function templatesFor(element: Element, page: Page): Templates {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (componentAt(page.mounted, at) !== null) {
      return { ...findTemplates(at), ...findTemplates(element) }
    }
  }
  return findTemplates(element)
}
