import type { ComponentType, ReactNode } from 'react'
import type { ComponentId } from '../../../src/componentId'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'

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

/** The frame of sliders and amenities; further options bring one whose groups can be closed. */
export const facetFrame: { current: ComponentType<FrameProps> } = { current: FieldsetFrame }
