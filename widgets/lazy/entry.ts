import { NoRoot } from '../shared/entry/NoRoot'
import { type Completed, widget } from '../shared/entry/widgetEntry'
import { config, type LazyConfig, name } from './config'
import { enhanceLazy } from './enhanceLazy'
import { LAZY_ELEMENTS } from './lazySelectors'

/** Enhances the CMS's own elements, without a root. */
export const lazy = widget({
  name,
  config,
  Component: NoRoot,
  fromElement: checkElement,
  enhance: enhanceLazy,
})

function checkElement(config: LazyConfig, element: Element): Completed<LazyConfig> {
  if (element.matches(LAZY_ELEMENTS)) return { config }
  return {
    issue: `it must be an <img> with data-src or data-srcset, or have data-bto-jump-select with the URL of a part of the page, got <${element.localName}>`,
  }
}
