import { useMemo, useRef } from 'react'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import type { ActiveRange } from '../../../src/facets/range/activeRange'
import { histogramBars } from '../../../src/facets/range/histogramBars'
import type { NumberRange } from '../../../src/facets/range/numberRange'
import type { FacetCount } from '../../../src/solr/response/searchResponse'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { useTranslate } from '../../shared/languages/useTranslate'
import { RangeFields } from './RangeFields'
import { RangeHistogram } from './RangeHistogram'
import { RangeSlider } from './RangeSlider'
import { useDraftRange } from './useDraftRange'

interface Props {
  readonly facet: FacetConfig
  /** What facet.range counted, where it was asked. */
  readonly counts: readonly FacetCount[] | undefined
  readonly extent: NumberRange
  readonly active: ActiveRange | null
  readonly choose: (span: NumberRange) => void
  readonly reset: () => void
}

const none: readonly FacetCount[] = []

/** Slider, fields, histogram and reset: four ways to see and say the same range. */
export function RangeControls({ facet, counts = none, extent, active, choose, reset }: Props) {
  const translate = useTranslate()
  const { amount } = useAmountFormat()
  const text = (n: number) => amount(n, facet.currency)
  const chosen = { min: active?.min ?? extent.min, max: active?.max ?? extent.max }
  const draft = useDraftRange(chosen, JSON.stringify(active), choose)
  const gap = Number(facet.range?.gap)
  const bars = useMemo(() => histogramBars(counts, gap, extent), [counts, gap, extent])
  const body = useRef<HTMLDivElement>(null)
  const { label } = facet
  return (
    <div ref={body} className="vitrine-range__body">
      <RangeHistogram bars={bars} value={draft.value} text={text} />
      <RangeSlider
        extent={extent}
        draft={draft}
        names={{
          min: translate('range.minOf', { label }),
          max: translate('range.maxOf', { label }),
        }}
        text={text}
      />
      <RangeFields extent={extent} value={draft.value} text={text} choose={choose} />
      {active && (
        <button
          className="vitrine-facet__more vitrine-range__reset"
          type="button"
          aria-label={translate('range.resetOf', { label })}
          onClick={() => {
            reset()
            // The button is gone with the range: focus goes to what it was about.
            body.current?.querySelector('input')?.focus()
          }}
        >
          {translate('range.reset')}
        </button>
      )}
    </div>
  )
}
