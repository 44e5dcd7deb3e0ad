import { useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { boostChosen, boostCleared } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import { boostQuery } from '../../../src/sort/boost'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { BoostConfig } from './config'

/**
 * Named boosts (spec 4.3): one at a time, and pressed again it is cleared. A boost from a link that is none of
 * them has a button that clears it.
 */
export function Boost({ id, config }: WidgetProps<BoostConfig>) {
  const translate = useTranslate()
  const dispatch = useDispatch()
  const group = useRef<HTMLDivElement>(null)
  const labelId = useId()
  const bq = useSelector((state: RootState) => selectParams(state, id).bq)
  useReveal(true)
  const options = config.options.map((option) => ({
    ...option,
    pressed: bq.length === 1 && bq[0] === boostQuery(option.field, option.values),
  }))
  const isForeign = bq.length > 0 && !options.some(({ pressed }) => pressed)
  const clear = () => dispatch(boostCleared({ id }))
  // The button that was pressed is gone with its boost: focus stays in the group.
  const clearForeign = () => {
    clear()
    group.current?.focus()
  }
  return (
    <div ref={group} className="vitrine-boost" role="group" tabIndex={-1} aria-labelledby={labelId}>
      <span className="vitrine-boost__label" id={labelId}>
        {config.label ?? translate('boost.label')}
      </span>
      {options.map(({ label, field, values, pressed }) => (
        <button
          key={label}
          type="button"
          className="vitrine-boost__option"
          aria-pressed={pressed}
          onClick={pressed ? clear : () => dispatch(boostChosen({ id, field, values }))}
        >
          {label}
        </button>
      ))}
      {isForeign && (
        <button type="button" className="vitrine-boost__clear" onClick={clearForeign}>
          {translate('boost.clear')}
        </button>
      )}
    </div>
  )
}
