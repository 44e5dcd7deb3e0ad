import { useEffect, useId, useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { flagCounterRemoved } from '../../../slices/flags/flagDocs'
import { flagsRequested, selectFlags } from '../../../slices/flags/flags'
import type { RootState } from '../../../slices/root'
import { COUNTER_MESSAGES } from '../../../src/flags/messages'
import { useHoverPopup } from '../../shared/dialogs/useHoverPopup'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { FlagCounterConfig } from './config'
import { FlagList } from './list/FlagList'
import { useFlagSource } from './useFlagSource'

/** The number of saved items, and their list in a popup. The list is fetched when it first opens (spec 2.1, 4.6). */
export function FlagCounter({ id, config, templates }: WidgetProps<FlagCounterConfig>) {
  const translate = useTranslate(COUNTER_MESSAGES)
  const dispatch = useDispatch()
  const counter = useId()
  const { namespace, store, expires_days: expiresDays } = config
  const n = useSelector((state: RootState) => selectFlags(state, namespace).length)
  const source = useFlagSource(id, config)
  const { open, containerProps, popup, press } = useHoverPopup()
  const label = config.label ?? translate('counter.label')
  // Before the first paint, so that no wrong count is shown.
  useLayoutEffect(() => {
    dispatch(flagsRequested({ namespace, store, expiresDays }))
  }, [dispatch, namespace, store, expiresDays])
  useEffect(() => {
    if (source) return () => void dispatch(flagCounterRemoved({ counter, source }))
  }, [dispatch, counter, source])
  useReveal(true)
  return (
    <div className="vitrine-flag-counter" {...containerProps}>
      <button
        className="vitrine-flag-counter__button"
        type="button"
        aria-label={translate('counter.name', { label, n })}
        aria-expanded={open}
        aria-controls={counter}
        {...press}
      >
        <span className="vitrine-flag-counter__label">{label}</span>{' '}
        <span className="vitrine-flag-counter__count">{translate('counter.count', { n })}</span>
      </button>
      <div
        id={counter}
        className="vitrine-surface vitrine-popup vitrine-flagged"
        role="group"
        aria-label={label}
        {...popup}
      >
        {open && (
          <FlagList
            counter={counter}
            id={id}
            config={config}
            source={source}
            show={templates['flagged-item']}
            translate={translate}
          />
        )}
      </div>
    </div>
  )
}
