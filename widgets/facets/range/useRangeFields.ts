import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { MessageKey } from '../../../src/contract/messages'
import type { RangeEnd } from '../../../src/facets/range/nearestThumb'
import type { NumberRange } from '../../../src/facets/range/numberRange'
import type { ChosenEnds } from '../../../src/facets/range/openEnds'
import { parseAmount } from '../../../src/facets/range/parseAmount'
import type { RangeScale } from '../../../src/facets/range/rangeScale'

/** Why the typed amounts cannot be used. */
export interface FieldError {
  /** The field that is marked as invalid. */
  readonly end: RangeEnd
  readonly message: MessageKey & `range.${string}`
}

/** What the two fields of a range show and can do. */
export interface RangeFieldsState {
  /** The text of each field that has been edited. */
  readonly texts: Readonly<Partial<Record<RangeEnd, string>>>
  readonly error: FieldError | null
  /** Sets a field's text. */
  readonly edit: (end: RangeEnd, text: string) => void
  /** Chooses the typed range, if it is valid. @param leavesBoth whether the focus leaves both fields. */
  readonly commit: (end: RangeEnd, leavesBoth: boolean) => void
}

const ENDS: readonly RangeEnd[] = ['min', 'max']

/**
 * The amounts that a visitor types. They are chosen together, so that one field can be edited after the
 * other. An empty field leaves that end open, and so does one that has not been edited and that no filter sets.
 * @param open the ends that no filter sets.
 */
export function useRangeFields(
  scale: RangeScale,
  value: NumberRange,
  open: readonly RangeEnd[],
  choose: (ends: ChosenEnds) => void,
): RangeFieldsState {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const [texts, setTexts] = useState<RangeFieldsState['texts']>({})
  const [error, setError] = useState<FieldError | null>(null)

  const parse = (end: RangeEnd): number | '*' | null => {
    const text = texts[end]
    if (text === undefined) return open.includes(end) ? '*' : value[end]
    if (text.trim() === '') return '*'
    const amount = parseAmount(text, locale)
    return amount === null ? null : end === 'min' ? scale.down(amount) : scale.up(amount)
  }
  const commit = (end: RangeEnd, leavesBoth: boolean) => {
    const [min, max] = [parse('min'), parse('max')]
    const invalid = ENDS.find((one) => (one === 'min' ? min : max) === null)
    if (min === null || max === null) {
      const isShown = invalid === end || leavesBoth
      setError(isShown ? { end: invalid ?? end, message: 'range.invalid' } : null)
    } else if (min !== '*' && max !== '*' && min > max) {
      setError(leavesBoth ? { end, message: 'range.crossed' } : null)
    } else {
      setError(null)
      if (Object.keys(texts).length === 0) return
      setTexts({})
      choose({ min, max })
    }
  }
  return {
    texts,
    error,
    edit: (end, text) => setTexts({ ...texts, [end]: text }),
    commit,
  }
}
