import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { parseFlagQuery } from '../../../src/flags/parseFlagQuery'
import type { SavedChipProps } from './saved/SavedChip'

/** How many saved items a query asks for, 0 for any other query; with some, the chip that says so. */
export function useSaved(id: ComponentId, q: string) {
  const key = useSelector((state: RootState) => selectSearch(state, id)?.config.flagKey ?? '')
  const n = useMemo(() => parseFlagQuery(q, key)?.length ?? 0, [q, key])
  const [Chip, setChip] = useState<ComponentType<SavedChipProps> | null>(null)
  useEffect(() => {
    if (n > 0)
      import('./saved/SavedChip').then(
        ({ SavedChip }) => setChip(() => SavedChip),
        // The box is empty then, and works.
        () => {},
      )
  }, [n])
  return { n, Chip }
}
