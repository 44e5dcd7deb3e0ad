import { startTransition, useEffect, useState } from 'react'

/**
 * A value that may follow a frame later: what matters most is painted first, and what follows
 * is rendered in slices that a visitor's next click interrupts.
 */
export function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLate(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return late
}
