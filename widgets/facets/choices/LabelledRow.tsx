import { createContext, useContext, useMemo } from 'react'
import { labelsOf } from '../../../src/facets/choices/valueLabels'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import type { FacetRowProps } from '../../shared/facets/facetRowProps'
import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow'

type Labels = ChoiceRowProps['labels']

/** The labels of the facet around. */
export const FacetLabels = createContext<Labels>(undefined)

/** The labels of a facet by their values. */
export function useLabels({ further }: FacetConfig): Labels {
  return useMemo(
    () => new Map(labelsOf({ further }).map((one) => [one.value as string | null, one])),
    [further],
  )
}

/** A row of a facet that knows no further options, with the label of its value. */
export function LabelledRow(row: FacetRowProps) {
  return <ChoiceRow {...row} labels={useContext(FacetLabels)} />
}
