import * as v from 'valibot'
import { facetWidgetSettings } from '../../src/config/facet'

/** The facet widget's settings, spec 3.3; beside them what a facet definition could say. */
export const config = v.object(
  facetWidgetSettings,
  'an object with the field, such as {"field": "city"}',
)

export type FacetWidgetConfig = v.InferOutput<typeof config>
