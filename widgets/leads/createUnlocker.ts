import { isHeld } from '../../src/leads/leadState'
import type { LeadForm } from './leadForm'

/** Unlocks a lead form with its anti-bot data. */
export interface Unlocker {
  /** Fetches the data and unlocks the form, the first time that it is called. */
  readonly start: () => void
  /** Shows the form as locked again, and starts. */
  readonly retry: () => void
}

/** @param submitHeld submits the form again, when a submission was held until it was unlocked. */
export function createUnlocker(lead: LeadForm, submitHeld: () => void): Unlocker {
  const { form, tools, getState, setState, signal } = lead
  const human = tools.watchHuman(signal)
  const unlock = async () => {
    try {
      await tools.unlock(form, human, signal)
    } catch (error) {
      if (signal.aborted) return
      tools.logError(error instanceof Error ? error.message : String(error))
      setState({ status: 'failed', isHeld: isHeld(getState()) })
      return
    }
    if (signal.aborted) return
    const wasHeld = isHeld(getState())
    setState({ status: 'ready' })
    if (wasHeld) submitHeld()
  }
  let isStarted = false
  return {
    start() {
      if (!isStarted) void unlock()
      isStarted = true
    },
    retry() {
      setState({ status: 'locked', isHeld: isHeld(getState()) })
      void unlock()
    },
  }
}
