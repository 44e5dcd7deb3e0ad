import { act } from '@testing-library/react'
import { onTestEnd } from './onTestEnd'

/** Time stands still for the rest of this test, unless the test lets it pass. */
export function holdTime(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  onTestEnd(() => {
    jest.useRealTimers()
  })
}

/** Lets so many milliseconds pass, with all that happens in them. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

/** A moment: what follows a frame later is there. */
export function aMoment(): Promise<void> {
  return pass(40)
}
