import { type RefObject, useEffect, useState } from 'react'
import { onIntersect } from '../../shared/lazy/onIntersect'

/** Whether an element has been near the viewport; before that a map requests no tiles. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setNear] = useState(false)
  useEffect(
    () => (element.current ? onIntersect(element.current, () => setNear(true)) : undefined),
    [element],
  )
  return isInView
}
