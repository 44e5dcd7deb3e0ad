import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import type { FacetRowProps } from '../../shared/facets/facetRowProps'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FindWithin } from '../facet/FindWithin'
import type { FacetProps } from '../facet/facetProps'
import { FacetGroups } from '../facet/rows/FacetGroups'
import type { Selection } from '../selection/useSelection'
import { AnyRow } from './AnyRow'
import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow'
import { FacetFrame } from './FacetFrame'
import { useLabels } from './LabelledRow'

/** What shows one value. */
export const ValueRow = createContext<ComponentType<ChoiceRowProps>>(ChoiceRow)

/** What a list of choices shows and can do; a list without the parts that are left out is shown whole. */
export interface ChoiceListState extends Omit<Selection, 'active'> {
  /** The values to list now. */
  readonly items: readonly FacetItem[]
  /** The first chosen value; undefined for none. */
  readonly chosen: FacetValue | undefined
  readonly term?: string
  /** Lists the values that contain a term. */
  readonly find?: (term: string) => void
  readonly canFind?: boolean
  readonly isExpanded?: boolean
  readonly canToggleMore?: boolean
  readonly hiddenCount?: number
  readonly toggleMore?: () => void
}

interface Props
  extends Pick<FacetProps, 'id' | 'facet'>,
    Pick<FacetRowProps, 'formatValue' | 'formatLabel'> {
  readonly state: ChoiceListState
  /** Whether it has radios: one value at a time. */
  readonly isSingle: boolean
  /** Chooses no value. */
  readonly clear: () => void
  /** What it says where nothing is listed. */
  readonly note?: ReactNode
  readonly className?: string
  readonly isBusy?: boolean
  /** What is behind the last value. */
  readonly children?: ReactNode
}

/**
 * The choices of one field with the further options of any facet. Without such options its markup is the same as that of
 * `Facet`.
 */
export function ChoiceList(props: Props) {
  const { id, facet, state, isSingle, clear, note, className = '', isBusy, children } = props
  const { label, mode } = facet
  const { term = '', chosen } = state
  const translate = useTranslate()
  const name = usePlainForm(id)?.nameOf(facet)
  const radio = useId()
  const Value = useContext(ValueRow)
  const labels = useLabels(facet)
  const Row = useMemo(
    () => (row: FacetRowProps) => (
      <Value {...row} labels={labels} radio={isSingle ? radio : undefined} />
    ),
    [labels, isSingle, radio, Value],
  )
  return (
    <FacetFrame id={id} facet={facet} className={className}>
      {state.find && state.canFind && (
        <FindWithin label={translate('facet.find', { label })} term={term} onChange={state.find} />
      )}
      {note && <p className="vitrine-facet__none">{note}</p>}
      {name && mode === 'single' && !isSingle && chosen && (
        <input type="hidden" name={`${name}[was]`} value={chosen} />
      )}
      <div className="vitrine-facet__list" tabIndex={-1} aria-busy={isBusy}>
        {isSingle && term === '' && (
          <AnyRow name={name ?? radio} checked={chosen === undefined} choose={clear} />
        )}
        <FacetGroups
          items={state.items}
          name={name}
          Row={Row}
          toggle={state.toggle}
          prefetch={state.prefetch}
          translate={translate}
          formatValue={props.formatValue}
          formatLabel={props.formatLabel}
        />
        {children}
      </div>
      {state.canToggleMore && (
        <button
          className="vitrine-facet__more"
          type="button"
          aria-expanded={state.isExpanded}
          onClick={state.toggleMore}
        >
          {state.isExpanded
            ? translate('facet.less')
            : translate('facet.more', { n: state.hiddenCount ?? 0 })}
        </button>
      )}
    </FacetFrame>
  )
}
