import * as v from 'valibot'
import type { ConfigSchema } from '../../../src/config/decode'
import { valueLabels } from '../../../src/facets/choices/valueLabels'
import type { FacetSettings } from '../../../src/facets/config/facetSettings'
import { furtherFacet, furtherSettings } from '../../../src/facets/further/furtherConfig'
import { type AnyRootEntry, type WrittenOption, widget } from '../../shared/entry/widgetEntry'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { type Group, OwnGroup } from '../choices/FacetFrame'
import { valuesInElement } from '../choices/valuesInElement'
import { standaloneFacet } from '../facet/StandaloneFacet'
import { loadFacetComponents } from '../facet/useFacetComponents'
import type { FacetWidgetKind } from './facetWidgetKind'

/** The entry of a facet widget whose settings may have the options of some kinds. */
export function furtherEntry(name: string, kinds: readonly FacetWidgetKind[]): AnyRootEntry {
  const { fromOptions, findIssue } = kinds.find((kind) => kind.name === name) ?? {}
  return widget<FacetSettings>({
    name,
    config: furtherSettings(name, kinds) as unknown as ConfigSchema<FacetSettings>,
    Component: withOwnGroup(name),
    needsSearch: true,
    fromElement(settings, element) {
      const values = valuesInElement(element)
      if (values.length === 0 || 'values' in settings) return { config: settings }
      return { config: { ...settings, values: v.parse(valueLabels(), values) } }
    },
    facet: (settings) => furtherFacet(settings, name, kinds),
    ...(findIssue && { findIssue }),
    ...(fromOptions && {
      fromOptions: (settings, options) => fromOptions(settings, options) as FacetSettings,
      fromElement: (settings, element) => ({
        config: fromOptions(settings, optionsIn(element)) as FacetSettings,
      }),
    }),
    prepare: () => loadFacetComponents([name]),
  })
}

/** The component of one facet on its own mount point, which may have a group of its own. */
function withOwnGroup(name: string) {
  const Facet = standaloneFacet(name)
  return (props: WidgetProps<FacetSettings>) => (
    <OwnGroup value={ownGroup(props.config)}>
      <Facet {...props} />
    </OwnGroup>
  )
}

/** What a mount point says of its group, where it says something. */
function ownGroup(settings: FacetSettings): Group | null {
  const { collapsed, collapsible } = settings as Group
  return collapsed === undefined && collapsible === undefined ? null : { collapsed, collapsible }
}

/** The themer's options, without those that a server has rendered from them. */
function optionsIn(element: Element): readonly WrittenOption[] {
  return [...element.querySelectorAll('option')]
    .filter((option) => !option.closest('[data-vitrine-root]'))
    .map((option) => ({ value: option.getAttribute('value') ?? '', label: option.label }))
}
