import { useEffect, useRef } from 'react'

interface Countdown {
  readonly ms: number
  /** While it is off the time left is kept. */
  readonly on: boolean
  /** With another value it starts anew. */
  readonly round: number
  readonly done: () => void
}

/** Does something once so many milliseconds have passed while it was on. */
export function useCountdown({ ms, on, round, done }: Countdown): void {
  const left = useRef(ms)
  const end = useRef(done)
  useEffect(() => {
    end.current = done
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has its own time
  useEffect(() => {
    left.current = ms
  }, [ms, round])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has its own time
  useEffect(() => {
    if (!on) return
    const since = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [on, ms, round])
}
