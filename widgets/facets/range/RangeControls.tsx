import { useMemo, useRef } from 'react'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import type { ActiveRange } from '../../../src/facets/range/activeRange'
import { histogramBars } from '../../../src/facets/range/histogramBars'
import type { RangeEnd } from '../../../src/facets/range/nearestThumb'
import type { NumberRange } from '../../../src/facets/range/numberRange'
import { type ChosenEnds, movedEnds, shownRange } from '../../../src/facets/range/openEnds'
import type { RangeScale } from '../../../src/facets/range/rangeScale'
import type { FacetCount } from '../../../src/solr/response/searchResponse'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { useTranslate } from '../../shared/languages/useTranslate'
import { RangeFields } from './RangeFields'
import { RangeHistogram } from './RangeHistogram'
import { RangeSlider } from './RangeSlider'
import { useDraftRange } from './useDraftRange'

interface Props {
  readonly facet: FacetConfig
  /** The counts of facet.range, if it was requested. */
  readonly counts: readonly FacetCount[] | undefined
  readonly scale: RangeScale
  readonly extent: NumberRange
  /** Formats an amount in place of the facet's currency flag. */
  readonly formatAmount: ((amount: number) => string) | undefined
  /** What a plain form calls the facet, without JavaScript. */
  readonly name: string | undefined
  readonly active: ActiveRange | null
  /** The ends that the filter does not set. */
  readonly open: readonly RangeEnd[]
  readonly choose: (ends: ChosenEnds) => void
  readonly reset: () => void
}

const noCounts: readonly FacetCount[] = []

/** The histogram, slider, fields and reset button of one range. */
export function RangeControls(props: Props) {
  const { facet, counts = noCounts, scale, extent, name, active, open, choose, reset } = props
  const translate = useTranslate()
  const { amount } = useAmountFormat()
  const formatAmount = props.formatAmount ?? ((n: number) => amount(n, facet.currency))
  const chosen = shownRange(active, open, extent)
  const draft = useDraftRange(chosen, JSON.stringify(active), (moved) =>
    choose(movedEnds(moved, chosen, extent, open)),
  )
  const gap = Number(facet.range?.gap)
  const bars = useMemo(
    () => histogramBars(counts, gap, extent, scale.fractionOf),
    [counts, gap, extent, scale],
  )
  const body = useRef<HTMLDivElement>(null)
  const { label } = facet
  return (
    <div ref={body} className="vitrine-range__body">
      <RangeHistogram bars={bars} value={draft.value} formatAmount={formatAmount} />
      <RangeSlider
        scale={scale}
        extent={extent}
        draft={draft}
        names={{
          min: translate('range.minOf', { label }),
          max: translate('range.maxOf', { label }),
        }}
        formatAmount={formatAmount}
      />
      <RangeFields
        scale={scale}
        extent={extent}
        name={name}
        value={draft.value}
        open={open}
        formatAmount={formatAmount}
        choose={choose}
      />
      {active && (
        <button
          className="vitrine-facet__more vitrine-range__reset"
          type="button"
          aria-label={translate('range.resetOf', { label })}
          onClick={() => {
            reset()
            // The button disappears with the range, so the focus moves to the first thumb.
            body.current?.querySelector('input')?.focus()
          }}
        >
          {translate('range.reset')}
        </button>
      )}
    </div>
  )
}
