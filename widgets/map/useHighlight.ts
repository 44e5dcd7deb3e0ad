import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import {
  documentHighlighted,
  type HighlightedState,
  selectHighlighted,
} from '../../slices/map/highlighted'
import type { Place } from '../../src/map/locateDocuments'

/** The document that the map and the list of results highlight. */
export interface HighlightState {
  /** The id of the highlighted document, or null. */
  readonly highlighted: string | null
  /** Highlights a document; null highlights none. */
  highlight(doc: string | null): void
}

/** Reads and sets the highlighted document. @param id of the search component, or the map's own */
export function useHighlight(id: string): HighlightState {
  const dispatch = useDispatch()
  const highlighted = useSelector((state: { highlighted?: HighlightedState }) =>
    selectHighlighted(state, id),
  )
  const highlight = useCallback(
    (doc: string | null) => {
      dispatch(documentHighlighted({ id, doc }))
    },
    [dispatch, id],
  )
  return { highlighted, highlight }
}

/** Highlights a place while the pointer or the focus is in one of its cards on the page. */
export function useCardHighlight(
  places: readonly Place[],
  highlight: (doc: string | null) => void,
): void {
  useEffect(() => {
    const known = new Set(places.map(({ id }) => id))
    let current: string | null = null
    const onOver = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('[data-item]') : null
      const item = card?.getAttribute('data-item') ?? null
      const doc = item !== null && known.has(item) ? item : null
      if (doc === current) return
      current = doc
      highlight(doc)
    }
    document.addEventListener('pointerover', onOver)
    document.addEventListener('focusin', onOver)
    return () => {
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('focusin', onOver)
      if (current !== null) highlight(null)
    }
  }, [places, highlight])
}
