import { useEffect, useRef } from 'react'

interface Countdown {
  readonly ms: number
  /** While false, the remaining time is kept. */
  readonly isRunning: boolean
  /** Another value starts the countdown again. */
  readonly round: number
  readonly onEnd: () => void
}

/** Calls back after a time, which can be paused. */
export function useCountdown({ ms, isRunning, round, onEnd }: Countdown): void {
  const remaining = useRef(ms)
  const callback = useRef(onEnd)
  useEffect(() => {
    callback.current = onEnd
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts again
  useEffect(() => {
    remaining.current = ms
  }, [ms, round])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts again
  useEffect(() => {
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setTimeout(() => callback.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [isRunning, ms, round])
}
