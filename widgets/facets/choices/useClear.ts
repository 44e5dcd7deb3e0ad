import { useDispatch, useStore } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { paramsSet } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { isFilterOf } from '../../../src/facets/choices/chosenCount'
import { negatedValue } from '../../../src/facets/negation/negatedValues'

/** Removes what is chosen of a field, and where all is removed, what is excluded. */
export function useClear(id: ComponentId, field: string, isAll = false): () => void {
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  return () => {
    const fq = selectParams(store.getState(), id).fq.filter(
      (text) => !isFilterOf(text, field) || (!isAll && negatedValue(text, field) !== null),
    )
    dispatch(paramsSet({ id, params: { fq } }))
  }
}
