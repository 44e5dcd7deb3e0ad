import type { ComponentType, ReactNode } from 'react'
import type { ComponentId } from '../../../src/componentId'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import type { FacetRowProps } from './facetRowProps'

export interface FrameProps {
  readonly id: ComponentId
  readonly facet: FacetConfig
  /** Further classes. */
  readonly className?: string
  readonly children: ReactNode
}

/** The group of a facet under its label. */
function FieldsetFrame({ facet, className, children }: FrameProps) {
  return (
    <fieldset className={`vitrine-facet ${className}`} data-field={facet.field}>
      <legend className="vitrine-facet__title">{facet.label}</legend>
      {children}
    </fieldset>
  )
}

interface FacetParts {
  /** The frame of sliders and amenities; further options bring one whose groups can be closed. */
  current: ComponentType<FrameProps>
  /** The row of an amenity, where it is another than everywhere: further options bring one with labels. */
  Row?: ComponentType<FacetRowProps>
}

/** What facets of every page are made of. */
export const facetFrame: FacetParts = { current: FieldsetFrame }
