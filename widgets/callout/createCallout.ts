import type { CalloutStore } from '../../src/callout/calloutStore'
import { NoRoot } from '../shared/entry/NoRoot'
import { type Completed, widget } from '../shared/entry/widgetEntry'
import { type CalloutConfig, config, name } from './config'
import { enhanceCallout } from './enhanceCallout'

/** Creates the widget of the banner (spec 2.5). It enhances the CMS's element, without a root. */
export const createCallout = (calloutStore: CalloutStore, announce: (text: string) => void) =>
  widget({
    name,
    config,
    Component: NoRoot,
    fromElement: checkCloseSelector,
    enhance: (element, { close }, app) =>
      enhanceCallout(element, close, { calloutStore, announce, app }),
  })

function checkCloseSelector(config: CalloutConfig, element: Element): Completed<CalloutConfig> {
  const { close } = config
  if (close === undefined) return { config }
  try {
    if (element.querySelector(close)) return { config }
  } catch {
    return { issue: `close must be a CSS selector, got ${JSON.stringify(close)}` }
  }
  return { issue: `close must find the close control in the banner, got ${JSON.stringify(close)}` }
}
