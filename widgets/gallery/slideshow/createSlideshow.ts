import { SLIDESHOW_MS } from '../../../src/gallery/constants'

export interface Slideshow {
  readonly isRunning: () => boolean
  readonly toggle: () => void
  readonly stop: () => void
  /** Something else is shown, or it has loaded: its time begins. */
  readonly begin: () => void
}

/**
 * Goes on by itself once what is shown has been seen long enough (spec 2.4, 9).
 * @param mayGoOn false while the visitor is busy with what is shown: then it waits once more
 */
export function createSlideshow(goOn: () => void, mayGoOn: () => boolean): Slideshow {
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    clearTimeout(timer)
    if (running) timer = setTimeout(step, SLIDESHOW_MS)
  }
  const step = () => {
    begin()
    if (mayGoOn()) goOn()
  }
  const set = (wanted: boolean) => {
    running = wanted
    begin()
  }
  return {
    isRunning: () => running,
    toggle: () => set(!running),
    stop: () => set(false),
    begin,
  }
}
