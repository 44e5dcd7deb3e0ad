import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { flagsRead, flagToggled, selectFlags } from '../../slices/flags'
import type { RootState } from '../../slices/root'
import { useReveal } from '../shared/reveal'
import { useMessages } from '../shared/useMessages'
import type { WidgetProps } from '../shared/widgetProps'
import type { FlagConfig } from './config'
import { readIds } from './readIds'
import { writeIds } from './writeIds'

/** Saves or unsaves one item: its id is in the namespace's cookie or not (spec 3.11, 4.6). */
export function Flag({ config }: WidgetProps<FlagConfig>) {
  const { item, namespace } = config
  const say = useMessages()
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const flagged = useSelector((state: RootState) => selectFlags(state, namespace).includes(item))
  useReveal(true)
  useEffect(() => {
    dispatch(flagsRead({ namespace, ids: readIds(Cookies.get(namespace)) }))
  }, [dispatch, namespace])
  const toggle = () => {
    dispatch(flagToggled({ namespace, id: item }))
    const ids = selectFlags(store.getState(), namespace)
    Cookies.set(namespace, writeIds(ids), { path: '/', sameSite: 'lax', expires: 365 })
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
