import { useEffect, useLayoutEffect, useRef } from 'react'
import { onIntersect } from '../../shared/lazy/onIntersect'

interface Props {
  readonly label: string
  /** How many rows are listed. */
  readonly count: number
  readonly isLoading: boolean
  readonly load: () => void
}

/**
 * The end of a long list: it loads the next values when it is scrolled into view, or when it is pressed. The focus that
 * comes to it scrolls it into view, too, and loads nothing: a press then goes on to the first value that it brings.
 */
export function LoadMore({ label, count, isLoading, load }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const pressedAt = useRef(0)
  const latest = useRef(load)
  latest.current = load
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is listed.
  useEffect(() => {
    const element = button.current
    if (!element || isLoading) return
    return onIntersect(element, () => document.activeElement === element || latest.current())
  }, [count, isLoading])
  // After a press, the focus goes on to the first row that it has brought.
  useLayoutEffect(() => {
    const at = pressedAt.current
    if (!at || count <= at) return
    pressedAt.current = 0
    button.current?.parentElement?.querySelectorAll('input')[at]?.focus()
  }, [count])
  return (
    <button
      ref={button}
      className="vitrine-facet__more vitrine-facet__load"
      type="button"
      aria-disabled={isLoading}
      onClick={() => {
        pressedAt.current = count
        if (!isLoading) load()
      }}
    >
      {label}
    </button>
  )
}
