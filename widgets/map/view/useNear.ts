import { type RefObject, useEffect, useState } from 'react'
import { onIntersect } from '../../shared/lazy/onIntersect'

/** Whether an element has been near the viewport yet: a map that nobody sees asks for no tile. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(
    () => (element.current ? onIntersect(element.current, () => setNear(true)) : undefined),
    [element],
  )
  return near
}
