import type { CalloutKeep } from '../../src/callout/calloutKeep'
import { NoRoot } from '../shared/entry/NoRoot'
import { type Completed, widget } from '../shared/entry/widgetEntry'
import { type CalloutConfig, config, name } from './config'
import { enhanceCallout } from './enhanceCallout'

/** The banner (spec 2.5), with what keeps its state and says that it is closed. It works in place, without a root. */
export const calloutWith = (keep: CalloutKeep, announce: (text: string) => void) =>
  widget({
    name,
    config,
    Component: NoRoot,
    fromElement: closeFound,
    enhance: (element, { close }, app) => enhanceCallout(element, close, { keep, announce, app }),
  })

function closeFound(config: CalloutConfig, element: Element): Completed<CalloutConfig> {
  const { close } = config
  if (close === undefined) return { config }
  try {
    if (element.querySelector(close)) return { config }
  } catch {
    return { issue: `close must be a CSS selector, got ${JSON.stringify(close)}` }
  }
  return { issue: `close must find the close control in the banner, got ${JSON.stringify(close)}` }
}
