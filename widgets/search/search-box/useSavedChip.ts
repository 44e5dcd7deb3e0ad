import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { parseFlagQuery } from '../../../src/flags/parseFlagQuery'
import type { SavedChipProps } from './SavedChip'

/** The chip of a query for saved items. */
export interface SavedChipState {
  /** How many saved items the query asks for; 0 for any other query. */
  readonly count: number
  /** The chip's component; null until it has loaded. */
  readonly Chip: ComponentType<SavedChipProps> | null
}

/** Tells whether a query asks for saved items, and loads their chip when it does. */
export function useSavedChip(id: ComponentId, q: string): SavedChipState {
  const key = useSelector((state: RootState) => selectSearch(state, id)?.config.flagKey ?? '')
  const count = useMemo(() => parseFlagQuery(q, key)?.length ?? 0, [q, key])
  const [Chip, setChip] = useState<ComponentType<SavedChipProps> | null>(null)
  useEffect(() => {
    if (count === 0) return
    import('./SavedChip').then(
      ({ SavedChip }) => setChip(() => SavedChip),
      // Without the chip, the box is empty and works.
      () => {},
    )
  }, [count])
  return { count, Chip }
}
