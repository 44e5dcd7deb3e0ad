import type { HistogramBar } from '../../../src/facets/range/histogramBars'
import type { NumberRange } from '../../../src/facets/range/numberRange'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly bars: readonly HistogramBar[]
  /** Bars outside of it are drawn fainter. */
  readonly value: NumberRange
  readonly text: (amount: number) => string
}

const percent = (share: number) => `${share * 100}%`

/** How the amounts are spread (facet.range, spec 7.1): drawn for the eye, in one sentence for the ear. */
export function RangeHistogram({ bars, value, text }: Props) {
  const translate = useTranslate()
  const [highest] = bars.toSorted((a, b) => b.count - a.count)
  if (!highest) return null
  const [min, max] = [text(highest.from), text(highest.to)]
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
