import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { selectSearch } from '../../slices/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { parseSavedQuery } from '../../src/flags/parseSavedQuery'
import type { SavedChipProps } from './saved/SavedChip'

/** The saved ids that a query asks for, or null; with them the chip that says so, once it is loaded. */
export function useSaved(id: ComponentId, q: string) {
  const key = useSelector((state: RootState) => selectSearch(state, id)?.config.flagKey ?? '')
  const ids = useMemo(() => parseSavedQuery(q, key), [q, key])
  const [Chip, setChip] = useState<ComponentType<SavedChipProps> | null>(null)
  useEffect(() => {
    // Without it the box is empty, and works.
    if (ids)
      import('./saved/SavedChip').then(
        (own) => setChip(() => own.SavedChip),
        () => {},
      )
  }, [ids])
  return { ids, Chip }
}
