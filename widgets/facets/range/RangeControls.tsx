import { useMemo, useRef } from 'react'
import type { FacetConfig } from '../../../src/facets/config/facet'
import type { ActiveRange } from '../../../src/facets/range/activeRange'
import { barsOf } from '../../../src/facets/range/bars'
import type { Span } from '../../../src/facets/range/span'
import type { FacetCount } from '../../../src/solr/response/searchResponse'
import { useAmounts } from '../../shared/facets/useAmounts'
import { useTranslate } from '../../shared/languages/useTranslate'
import { RangeBars } from './RangeBars'
import { RangeFields } from './RangeFields'
import { RangeSlider } from './RangeSlider'
import { useDraft } from './useDraft'

interface Props {
  readonly facet: FacetConfig
  /** What facet.range counted, where it was asked. */
  readonly counts: readonly FacetCount[] | undefined
  readonly extent: Span
  readonly active: ActiveRange | null
  readonly choose: (span: Span) => void
  readonly reset: () => void
}

const none: readonly FacetCount[] = []

/** Slider, fields, histogram and reset: four ways to see and say the same range. */
export function RangeControls({ facet, counts = none, extent, active, choose, reset }: Props) {
  const translate = useTranslate()
  const { amount } = useAmounts()
  const text = (n: number) => amount(n, facet.currency)
  const chosen = { min: active?.min ?? extent.min, max: active?.max ?? extent.max }
  const draft = useDraft(chosen, JSON.stringify(active), choose)
  const gap = Number(facet.range?.gap)
  const bars = useMemo(() => barsOf(counts, gap, extent), [counts, gap, extent])
  const body = useRef<HTMLDivElement>(null)
  const { label } = facet
  return (
    <div ref={body} className="vitrine-range__body">
      <RangeBars bars={bars} value={draft.value} text={text} />
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
