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
 * The buttons of named boosts (spec 4.3): one is active at a time, and a second press clears it. A boost of the
 * address that is no option has a clear button.
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
  const isUnknown = bq.length > 0 && !options.some(({ pressed }) => pressed)
  const clear = () => dispatch(boostCleared({ id }))
  // The clear button disappears with its boost, so the focus moves to the group.
  const clearUnknown = () => {
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
      {isUnknown && (
        <button type="button" className="vitrine-boost__clear" onClick={clearUnknown}>
          {translate('boost.clear')}
        </button>
      )}
    </div>
  )
}
