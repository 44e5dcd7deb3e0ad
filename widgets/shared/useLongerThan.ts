import { useEffect, useState } from 'react'

/** True once `on` has been true for so many milliseconds: a quick search flashes nothing. */
export function useLongerThan(ms: number, on: boolean): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!on) return setLong(false)
    const timer = setTimeout(() => setLong(true), ms)
    return () => clearTimeout(timer)
  }, [ms, on])
  return long && on
}
