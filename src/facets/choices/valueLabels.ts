import * as v from 'valibot'
import { filledText, text } from '../../config/values'
import type { FacetConfig } from '../config/facetConfig'

/** How one value of a facet is shown. */
export interface ValueLabel {
  readonly value: string
  readonly label: string
  /** The address of a picture; null for none. */
  readonly icon: string | null
}

const WHAT = 'a label, or {"label": "House", "icon": "/a.svg"}'
const parts = { label: v.optional(text()), icon: v.optional(text()) }
const shown = v.union([text(), v.object(parts, WHAT)], WHAT)
const listed = v.object({ value: filledText(), ...parts }, 'an object with value and label')

/** Decodes labels by value, `{"apartment": "Flat"}`, or a list, `[{"value": "apartment", "label": "Flat"}]`. */
export const valueLabels = () =>
  v.pipe(
    v.union(
      [v.array(listed), v.record(v.string(), shown)],
      'labels by value, such as {"flat": "Flat"}',
    ),
    v.transform((written): readonly ValueLabel[] =>
      Array.isArray(written)
        ? written.map(toLabel)
        : Object.entries(written).map(([value, one]) =>
            toLabel({ value, ...(typeof one === 'string' ? { label: one } : one) }),
          ),
    ),
  )

function toLabel(written: {
  value: string
  label?: string | undefined
  icon?: string | undefined
}) {
  const { value, label, icon } = written
  return { value, label: label || value, icon: icon || null }
}

interface WithFurther {
  readonly further?: FacetConfig['further'] | undefined
}

const noLabels: readonly ValueLabel[] = []

/** The labels of a facet's values, in the order in which they are shown. */
export function labelsOf({ further }: WithFurther): readonly ValueLabel[] {
  return (further?.['values'] as readonly ValueLabel[] | undefined) ?? noLabels
}

/** @returns undefined for a value that has no label of its own */
export function labelOf(facet: WithFurther, value: string | null): ValueLabel | undefined {
  return labelsOf(facet).find((one) => one.value === value)
}
