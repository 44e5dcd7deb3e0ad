import type { Page } from '@playwright/test'

/** The state of the page just before a frame is painted. */
export interface Frame {
  /** Whether our script has run. */
  readonly hasStarted: boolean
  /** The heights of the visible elements, in CSS pixels. */
  readonly visibleHeights: readonly number[]
  /** The top of the element that follows them. */
  readonly top: number | null
}

declare global {
  interface Window {
    frames_: Frame[]
  }
}

/** Records in every frame which of the elements are visible and where the following element is. */
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
            hasStarted: 'Vitrine' in window,
            visibleHeights: shown.map((one) => one.getBoundingClientRect().height),
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
