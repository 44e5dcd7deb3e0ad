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

/** What a flag's view shows and can do. */
export interface FlagState {
  /** Whether the item is saved. */
  readonly isFlagged: boolean
  /** Saves the item, or removes it. */
  readonly toggle: () => void
}

/** The state of one item. The storage is read before the first paint. */
export function useFlag(config: FlagConfig): FlagState {
  const { item = '', title, namespace, store, expires_days: expiresDays } = config
  const dispatch = useDispatch()
  const isLoaded = useSelector((state: RootState) => selectFlagsLoaded(state, namespace))
  const isFlagged = useSelector((state: RootState) => selectFlags(state, namespace).includes(item))
  useLayoutEffect(() => {
    if (!isLoaded) dispatch(flagsRequested({ namespace, store, expiresDays }))
  }, [dispatch, isLoaded, namespace, store, expiresDays])
  useEffect(() => {
    if (isFlagged && title) dispatch(flagTitled({ namespace, id: item, title }))
  }, [dispatch, isFlagged, title, namespace, item])
  return { isFlagged, toggle: () => dispatch(flagToggled({ namespace, id: item })) }
}
