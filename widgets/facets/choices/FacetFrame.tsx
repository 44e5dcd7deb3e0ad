import { type ReactNode, useId } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { chosenCount } from '../../../src/facets/choices/chosenCount'
import { CHOICE_MESSAGES } from '../../../src/facets/choices/messages'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly id: ComponentId
  readonly facet: FacetConfig
  /** Further classes. */
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The group of a facet under its label. With `collapsed` or `collapsible` it is a `<details>`, which opens without
 * JavaScript, too, and says how many of its values are chosen.
 */
export function FacetFrame({ id, facet, className = '', children }: Props) {
  const { field, label, further } = facet
  const classes = `vitrine-facet ${className}`.trim()
  if (!further?.['collapsed'] && !further?.['collapsible']) {
    return (
      <fieldset className={classes} data-field={field}>
        <legend className="vitrine-facet__title">{label}</legend>
        {children}
      </fieldset>
    )
  }
  return (
    <Collapsible id={id} facet={facet} className={classes}>
      {children}
    </Collapsible>
  )
}

function Collapsible({ id, facet, className, children }: Props) {
  const translate = useTranslate(CHOICE_MESSAGES)
  const labelId = useId()
  const chosen = useSelector((state: RootState) =>
    chosenCount(selectParams(state, id).fq, facet.field),
  )
  return (
    <fieldset className={className} data-field={facet.field} aria-labelledby={labelId}>
      <details className="vitrine-facet__details" open={!facet.further?.['collapsed']}>
        <summary className="vitrine-facet__title vitrine-facet__summary">
          <span id={labelId}>{facet.label}</span>{' '}
          {chosen > 0 && (
            <span className="vitrine-facet__chosen">
              {translate('facet.chosen', { n: chosen })}
            </span>
          )}
        </summary>
        {children}
      </details>
    </fieldset>
  )
}
