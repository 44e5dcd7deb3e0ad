import { createContext, useContext, useId } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectParams } from '../../../slices/search/selectSearch'
import { chosenCount } from '../../../src/facets/choices/chosenCount'
import { CHOICE_MESSAGES } from '../../../src/facets/choices/messages'
import type { FrameProps } from '../../shared/facets/facetFrame'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FacetLabels, useLabels } from './LabelledRow'

/** Whether a group can be closed, and is closed at first. */
export interface Group {
  readonly collapsed?: unknown
  readonly collapsible?: unknown
}

/** What a mount point says of its own group: others of its facet may differ. */
export const OwnGroup = createContext<Group | null>(null)

/**
 * The group of a facet under its label. With `collapsed` or `collapsible` it is a `<details>`, which opens without
 * JavaScript, too, and says how many of its values are chosen.
 */
export function FacetFrame({ id, facet, className = '', ...rest }: FrameProps) {
  const { field, label, further } = facet
  const children = <FacetLabels value={useLabels(facet)}>{rest.children}</FacetLabels>
  const classes = `vitrine-facet ${className}`.trim()
  const { collapsed, collapsible } = useContext(OwnGroup) ?? (further as Group | undefined) ?? {}
  if (!collapsed && !collapsible) {
    return (
      <fieldset className={classes} data-field={field}>
        <legend className="vitrine-facet__title">{label}</legend>
        {children}
      </fieldset>
    )
  }
  return (
    <Collapsible id={id} facet={facet} className={classes} isOpen={!collapsed}>
      {children}
    </Collapsible>
  )
}

interface CollapsibleProps extends FrameProps {
  /** Whether it is open at first. */
  readonly isOpen: boolean
}

function Collapsible({ id, facet, className, isOpen, children }: CollapsibleProps) {
  const translate = useTranslate(CHOICE_MESSAGES)
  const labelId = useId()
  const chosen = useSelector((state: RootState) =>
    chosenCount(selectParams(state, id).fq, facet.field),
  )
  return (
    <fieldset className={className} data-field={facet.field} aria-labelledby={labelId}>
      <details className="vitrine-facet__details" open={isOpen}>
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
