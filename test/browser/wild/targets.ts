import type { Page } from '@playwright/test'

/** The least size of a target in CSS pixels (WCAG 2.5.8). */
const MIN_TARGET_PX = 24

/** Finds controls of ours that are smaller than 24 px. A checkbox is pressed by its label. */
export function targetFaults(page: Page, root: string): Promise<string[]> {
  return page.evaluate(
    ({ selector, min }) => {
      const CONTROLS =
        'button, a[href], input, select, textarea, [role="option"], .vitrine-range__thumb'
      const faults = new Set<string>()
      for (const part of document.querySelectorAll(selector)) {
        for (const control of window.boxes.elements(part)) {
          if (!control.matches(CONTROLS) || control.matches('[type="range"]')) continue
          // Links within a sentence are exempt.
          if (control.matches('p a, .vitrine-modal__body *, .vitrine-map *')) continue
          const target = control.matches('[type="checkbox"]') ? control.closest('label') : control
          const { width = 0, height = 0 } = target?.getBoundingClientRect() ?? {}
          if (width >= min - 0.5 && height >= min - 0.5) continue
          faults.add(
            `${width.toFixed(1)} × ${height.toFixed(1)} px: ${window.boxes.nameOf(control)}`,
          )
        }
      }
      return [...faults]
    },
    { selector: root, min: MIN_TARGET_PX },
  )
}
