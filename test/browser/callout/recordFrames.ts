import type { Page } from '@playwright/test'

/** What stood on the page when one frame was about to be painted. */
export interface Frame {
  /** Whether our script has run. */
  readonly started: boolean
  /** The heights of the elements that are to be seen, in CSS pixels. */
  readonly seen: readonly number[]
  /** Where the part that follows them begins. */
  readonly top: number | null
}

declare global {
  interface Window {
    frames_: Frame[]
  }
}

/** From the page's start, notes in every frame whether some elements are painted, and where what follows stands. */
export function recordFrames(page: Page, watched: string, following: string): Promise<unknown> {
  return page.addInitScript(
    ([elements = '', next = '']) => {
      window.frames_ = []
      const recordFrame = () => {
        if (document.querySelector(next)) {
          const shown = [...document.querySelectorAll(elements)].filter((one) =>
            one.checkVisibility(),
          )
          window.frames_.push({
            started: 'Vitrine' in window,
            seen: shown.map((one) => one.getBoundingClientRect().height),
            top: document.querySelector(next)?.getBoundingClientRect().top ?? null,
          })
        }
        requestAnimationFrame(recordFrame)
      }
      requestAnimationFrame(recordFrame)
    },
    [watched, following] as const,
  )
}
