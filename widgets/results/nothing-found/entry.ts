import { type ComponentType, createElement } from 'react'
import { type AnyRootEntry, widget } from '../../shared/entry/widgetEntry'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { results as plain } from '../entry'
import { config, type HelpfulConfig, helpfulConfig, name } from './config'
import { HelpfulResults } from './HelpfulResults'
import { NothingFound } from './NothingFound'

export const nothingFound = widget({ name, config, Component: NothingFound, needsSearch: true })

/** The widget `results`, or what stands in for it, with the option `nothing_found`. */
export function withHelp(results: AnyRootEntry = plain): AnyRootEntry {
  return {
    ...results,
    ...widget({
      name: results.name,
      config: helpfulConfig(results.config),
      Component: around(results.Component as View),
      needsSearch: true,
    }),
  }
}

type View = ComponentType<WidgetProps<HelpfulConfig>>

const around = (view: View) => (props: WidgetProps<HelpfulConfig>) =>
  createElement(HelpfulResults, { ...props, View: view })
