import type { Page } from '@playwright/test'

/** Finds facet rows that are not one line of checkbox, value and count, from one edge to the other. */
export function facetRowFaults(page: Page, root: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const faults: string[] = []
    const start = (rect: DOMRect) => rect.left
    const end = (rect: DOMRect) => rect.right
    const middle = (rect: DOMRect) => rect.top + rect.height / 2
    for (const part of document.querySelectorAll(selector)) {
      for (const list of part.querySelectorAll('.vitrine-facet__group')) {
        let above = -Infinity
        for (const row of list.querySelectorAll('.vitrine-facet__item')) {
          const [box, check, value, count] = [
            row,
            row.querySelector('.vitrine-facet__check'),
            row.querySelector('.vitrine-facet__value'),
            row.querySelector('.vitrine-facet__count'),
          ].map((one) => one?.getBoundingClientRect() ?? new DOMRect())
          if (!box || !check || !value || !count || box.width === 0) continue
          const report = (text: string) => faults.push(`${text}: ${row.textContent}`)
          // A value may have several lines; its checkbox and its count are at the first one.
          const firstLine = Math.min(value.height, 40) / 2 + value.top
          if (box.top < above - 1) report('two values on a line')
          if (end(check) > start(value)) report('the checkbox is not before its value')
          if (Math.abs(middle(check) - firstLine) > 8) report('the checkbox is not on the line')
          if (Math.abs(middle(count) - firstLine) > 8) report('the count is not on the line')
          if (start(count) < end(value) - 1) report('the count runs into its value')
          if (Math.abs(end(count) - end(box)) > 8) report('the count is not at the end')
          if (start(check) - start(box) > 8) report('the checkbox is not at the start')
          above = box.bottom
        }
      }
    }
    return faults
  }, root)
}
