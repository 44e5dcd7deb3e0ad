import * as v from 'valibot'
import { onOff } from '../../config/values'
import type { FacetKind } from '../further/facetKind'
import { CHOICE_MESSAGES } from './messages'
import { labelOf, valueLabels } from './valueLabels'

/** The options by which any facet shows its choices differently. */
export const choices: FacetKind = {
  name: 'choices',
  entries: {
    /** Labels, order and icons of values. */
    values: v.optional(valueLabels()),
    /** Radios: one value at a time. */
    single: v.optional(onOff()),
    /** A group that can be closed, closed at first. */
    collapsed: v.optional(onOff()),
    /** A group that can be closed, open at first. */
    collapsible: v.optional(onOff()),
  },
  complete: (facet) => (facet.further?.['single'] ? { ...facet, mode: 'single' } : facet),
  label({ value }, facet) {
    const known = typeof value === 'string' ? labelOf(facet, value) : undefined
    return known ? { text: known.label } : null
  },
  messages: CHOICE_MESSAGES,
}
