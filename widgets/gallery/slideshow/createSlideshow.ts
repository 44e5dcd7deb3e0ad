import { SLIDESHOW_MS } from '../../../src/gallery/constants'

export interface Slideshow {
  readonly isRunning: () => boolean
  readonly toggle: () => void
  readonly stop: () => void
  /** Gives the shown item its full time; called when an item is shown or has loaded. */
  readonly restartTimer: () => void
}

/**
 * Shows the next item after each interval (spec 2.4, 9).
 * @param canAdvance false while the visitor uses the shown item; the slideshow then waits another interval
 */
export function createSlideshow(showNext: () => void, canAdvance: () => boolean): Slideshow {
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    if (running) timer = setTimeout(step, SLIDESHOW_MS)
  }
  const step = () => {
    restartTimer()
    if (canAdvance()) showNext()
  }
  const setRunning = (value: boolean) => {
    running = value
    restartTimer()
  }
  return {
    isRunning: () => running,
    toggle: () => setRunning(!running),
    stop: () => setRunning(false),
    restartTimer,
  }
}
