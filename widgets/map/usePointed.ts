import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { docPointed, type PointedState, selectPointed } from '../../slices/map/pointed'
import type { Place } from '../../src/map/placesOf'

/** What the visitor points at, here or in the list of results, and how to say so. */
export function usePointed(id: string) {
  const dispatch = useDispatch()
  const pointed = useSelector((state: { pointed?: PointedState }) => selectPointed(state, id))
  const point = useCallback(
    (doc: string | null) => {
      dispatch(docPointed({ id, doc }))
    },
    [dispatch, id],
  )
  return { pointed, point }
}

/** Follows the pointer and the focus over cards of these places, wherever they stand on the page. */
export function useCards(places: readonly Place[], point: (doc: string | null) => void) {
  useEffect(() => {
    const known = new Set(places.map(({ id }) => id))
    let over: string | null = null
    const come = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('[data-item]') : null
      const item = card?.getAttribute('data-item') ?? null
      const doc = item !== null && known.has(item) ? item : null
      if (doc === over) return
      over = doc
      point(doc)
    }
    document.addEventListener('pointerover', come)
    document.addEventListener('focusin', come)
    return () => {
      document.removeEventListener('pointerover', come)
      document.removeEventListener('focusin', come)
      if (over !== null) point(null)
    }
  }, [places, point])
}
