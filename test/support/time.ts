import { act } from '@testing-library/react'
import { onTestEnd } from './onTestEnd'

/** Stops the clock for the rest of this test; `pass` advances it. */
export function holdTime(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  onTestEnd(() => {
    jest.useRealTimers()
  })
}

/** Advances the clock by milliseconds, and runs what is due. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

/** Waits a little longer than a frame. */
export function aMoment(): Promise<void> {
  return pass(40)
}
