import type { HistogramBar } from '../../../src/facets/range/histogramBars'
import type { NumberRange } from '../../../src/facets/range/numberRange'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly bars: readonly HistogramBar[]
  /** The chosen range: bars outside of it are drawn fainter. */
  readonly value: NumberRange
  readonly formatAmount: (amount: number) => string
}

const percent = (fraction: number) => `${fraction * 100}%`

/** The distribution of the amounts (facet.range, spec 7.1): bars, and one sentence for screen readers. */
export function RangeHistogram({ bars, value, formatAmount }: Props) {
  const translate = useTranslate()
  const [highest] = bars.toSorted((a, b) => b.count - a.count)
  if (!highest) return null
  const [min, max] = [formatAmount(highest.from), formatAmount(highest.to)]
  return (
    <>
      <p className="vitrine-hidden">{translate('range.most', { n: highest.count, min, max })}</p>
      <div className="vitrine-range__bars" aria-hidden="true">
        {bars.map((bar) => (
          <span
            key={bar.from}
            className="vitrine-range__bar"
            data-outside={bar.to <= value.min || bar.from >= value.max || undefined}
            style={{
              insetInlineStart: percent(bar.start),
              inlineSize: percent(bar.end - bar.start),
              blockSize: percent(bar.height),
            }}
          />
        ))}
      </div>
    </>
  )
}
