import { useEffect, useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import {
  flagsRequested,
  flagToggled,
  selectFlags,
  selectFlagsLoaded,
} from '../../../slices/flags/flags'
import { flagTitled } from '../../../slices/flags/flagTitles'
import type { RootState } from '../../../slices/root'
import type { FlagConfig } from './config'

/** Whether an item is saved, and its toggle. What is kept is read before the first paint. */
export function useFlag(config: FlagConfig) {
  const { item = '', title, namespace, store, expires_days: expiresDays } = config
  const dispatch = useDispatch()
  const known = useSelector((state: RootState) => selectFlagsLoaded(state, namespace))
  const flagged = useSelector((state: RootState) => selectFlags(state, namespace).includes(item))
  useLayoutEffect(() => {
    if (!known) dispatch(flagsRequested({ namespace, store, expiresDays }))
  }, [dispatch, known, namespace, store, expiresDays])
  useEffect(() => {
    if (flagged && title) dispatch(flagTitled({ namespace, id: item, title }))
  }, [dispatch, flagged, title, namespace, item])
  return { flagged, toggle: () => dispatch(flagToggled({ namespace, id: item })) }
}
