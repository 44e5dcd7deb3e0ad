import * as v from 'valibot'
import { filledText, oneOf, onOff } from '../config/values'
import { DATA_LAYER } from './constants'

/** A function of the page that receives events. */
export type EventFunction = (event: object, done: () => void) => unknown

const DESTINATION = '"dataLayer", "gtag", a function, or the name of a global one'

/** The page-wide setting `analytics`, where it is not simply false (spec 7.9). */
export const analyticsSchema = v.object(
  {
    /** The destination of events; by default the page's tag manager or gtag. */
    to: v.optional(
      v.union(
        [v.custom<EventFunction>((value) => typeof value === 'function'), filledText(DESTINATION)],
        DESTINATION,
      ),
    ),
    /** The data layer's name. */
    layer: v.optional(filledText(), DATA_LAYER),
    /** The shape of e-commerce events. */
    schema: v.optional(oneOf(['ga4', 'ua']), 'ga4'),
    /** Whether searches and facets are events. */
    search: v.optional(onOff(), true),
    /** Whether uncaught errors of the page are events. */
    errors: v.optional(onOff(), true),
    /** Numeric metrics by name, each with the path of an event's parameter. */
    metrics: v.optional(
      v.record(v.string(), filledText(), 'an object such as {"metric1": "ecommerce.value"}'),
      {},
    ),
  },
  'false, or an object such as {"to": "gtag"}',
)

export type AnalyticsSetting = v.InferOutput<typeof analyticsSchema>
