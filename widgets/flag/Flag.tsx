import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { cookiesRefused, flagsRead, flagToggled, selectFlags } from '../../slices/flags'
import type { RootState } from '../../slices/root'
import { useReveal } from '../shared/reveal'
import { useMessages } from '../shared/useMessages'
import type { WidgetProps } from '../shared/widgetProps'
import type { FlagConfig } from './config'
import { readCookie, writeCookie } from './flagCookie'

/** Saves or unsaves one item: its id is in the namespace's cookie or not (spec 3.11, 4.6). */
export function Flag({ config }: WidgetProps<FlagConfig>) {
  const { item, namespace } = config
  const say = useMessages()
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const flagged = useSelector((state: RootState) => selectFlags(state, namespace).includes(item))
  useReveal(true)
  const unlessRefused = useCallback(
    (work: () => void) => {
      try {
        work()
      } catch (error) {
        dispatch(cookiesRefused({ why: String(error) }))
      }
    },
    [dispatch],
  )
  useEffect(
    () => unlessRefused(() => dispatch(flagsRead({ namespace, ids: readCookie(namespace) }))),
    [dispatch, namespace, unlessRefused],
  )
  const toggle = () => {
    dispatch(flagToggled({ namespace, id: item }))
    unlessRefused(() => writeCookie(namespace, selectFlags(store.getState(), namespace)))
  }
  return (
    <button
      className={flagged ? 'rs-unflag' : 'rs-flag'}
      type="button"
      aria-pressed={flagged}
      onClick={toggle}
    >
      {flagged
        ? (config.text.unflag ?? say('flag.unflag'))
        : (config.text.flag ?? say('flag.flag'))}
    </button>
  )
}
