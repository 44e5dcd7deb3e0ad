import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { MessageKey } from '../../../src/contract/messages'
import type { RangeEnd } from '../../../src/facets/range/nearestThumb'
import type { NumberRange } from '../../../src/facets/range/numberRange'
import { parseAmount } from '../../../src/facets/range/parseAmount'

interface Problem {
  readonly end: RangeEnd
  readonly message: MessageKey & `range.${string}`
}

type Texts = Readonly<Partial<Record<RangeEnd, string>>>

const ENDS: readonly RangeEnd[] = ['min', 'max']

/**
 * Amounts as a visitor types them: taken together, so that both ends may be typed one after the other;
 * an empty field is that end of the extent.
 */
export function useRangeFields(
  extent: NumberRange,
  value: NumberRange,
  choose: (span: NumberRange) => void,
) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const [texts, setTexts] = useState<Texts>({})
  const [problem, setProblem] = useState<Problem | null>(null)

  const read = (end: RangeEnd): number | null => {
    const text = texts[end]
    if (text === undefined) return value[end]
    if (text.trim() === '') return extent[end]
    const amount = parseAmount(text, locale)
    return amount === null ? null : end === 'min' ? Math.floor(amount) : Math.ceil(amount)
  }
  /** @param end the field that the visitor leaves. @param both whether the other one is left too. */
  const take = (end: RangeEnd, both: boolean) => {
    const [min, max] = [read('min'), read('max')]
    const wrong = ENDS.find((one) => (one === 'min' ? min : max) === null)
    if (min === null || max === null) {
      setProblem(wrong === end || both ? { end: wrong ?? end, message: 'range.invalid' } : null)
    } else if (min > max) {
      setProblem(both ? { end, message: 'range.crossed' } : null)
    } else {
      setProblem(null)
      if (Object.keys(texts).length === 0) return
      setTexts({})
      choose({ min, max })
    }
  }
  return {
    texts,
    problem,
    type: (end: RangeEnd, text: string) => setTexts({ ...texts, [end]: text }),
    take,
  }
}
