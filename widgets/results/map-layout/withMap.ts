import { type ComponentType, createElement, Fragment } from 'react'
import type { ComponentId } from '../../../src/componentId'
import type { LayoutOptions } from '../../../src/map/layout/options'
import { type AnyRootEntry, widget } from '../../shared/entry/widgetEntry'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { results as plain } from '../entry'
import type { ListingConfig } from '../listing/listingConfig'
import { layOutMap } from './layOutMap'
import { MapSwitch } from './MapSwitch'

interface MapConfig extends ListingConfig {
  /** The laid-out page that a map stands in beside the results. */
  readonly page?: Element | null
  /** The options of that map. */
  readonly map?: object | undefined
}

type View = ComponentType<WidgetProps<MapConfig>>

/** What the widget `results` needs to have a map beside it. */
interface Maps {
  layoutOf(id: ComponentId): LayoutOptions | undefined
  /** Lets the map of a component show its places as these results do. */
  setLook(id: ComponentId, config: ListingConfig): void
}

/** The widget `results`, or what stands in for it, where a search has the option `layout`. */
export const withMap =
  ({ layoutOf, setLook }: Maps) =>
  (results: AnyRootEntry = plain): AnyRootEntry => ({
    ...results,
    ...widget({
      name: results.name,
      config: results.config as never,
      Component: around(results.Component as View),
      fromElement(config: MapConfig, element, id) {
        const { layout, map } = layoutOf(id) ?? {}
        if (layout !== 'map') return { config }
        setLook(id, config)
        return { config: { ...config, page: layOutMap(element), map } }
      },
    }),
  })

const around = (view: View) => (props: WidgetProps<MapConfig>) => {
  const { page, map } = props.config
  return createElement(
    Fragment,
    null,
    createElement(view, props),
    page && createElement(MapSwitch, { id: props.id, page, options: map }),
  )
}
