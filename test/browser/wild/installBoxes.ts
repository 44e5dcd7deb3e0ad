import type { Page } from '@playwright/test'

/** A visible thing, its box, and its name in failures. */
interface Box {
  readonly element: Element
  readonly name: string
  readonly rect: DOMRect
}

/** What the checks need in the page. */
interface Boxes {
  /** Our visible elements inside this part. The contents of a result's template are not ours. */
  elements(root: Element): readonly Element[]
  /** The lines of each visible text of ours inside this part, as far as they are not scrolled away. */
  lines(root: Element): readonly Box[]
  nameOf(element: Element): string
  /** The rect without what its scroll containers hide; null when nothing is left. */
  seen(element: Element, rect: DOMRect): DOMRect | null
}

/** Adds `window.boxes`, which the checks share. */
export function installBoxes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const OURS = '[data-vitrine-root] *, [class*="vitrine-"], [class*="vitrine-"] *, .rs-flag'
    const FOREIGN =
      '.teaser :not(.rs-flag), .vitrine-modal__body a, .vitrine-page *:not([data-vitrine] *)'
    const HIDDEN = '.vitrine-hidden, .vitrine-announcer, .vitrine-dropdown__select, option'

    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || element.closest(HIDDEN)) return false
      if (getComputedStyle(element).clipPath === 'inset(50%)') return false
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const nameOf = (element: Element) => {
      const name = [...element.classList].find((one) => /^(vitrine|rs)-/.test(one))
      const text = element.textContent.trim().slice(0, 30)
      const label = element.getAttribute('aria-label') ?? text
      return `${name ? `.${name}` : element.localName} "${label}"`
    }
    const seen = (element: Element, rect: DOMRect) => {
      let { left, top, right, bottom } = rect
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, position } = getComputedStyle(one)
        if (overflowX !== 'visible' && one !== element && one !== document.body) {
          const clip = one.getBoundingClientRect()
          left = Math.max(left, clip.left)
          right = Math.min(right, clip.right)
          top = Math.max(top, clip.top)
          bottom = Math.min(bottom, clip.bottom)
        }
        if (position === 'fixed') break
      }
      return right - left > 1 && bottom - top > 1
        ? new DOMRect(left, top, right - left, bottom - top)
        : null
    }
    /** Whether an icon stands for the text, which lies beside the box that hides it. */
    const isIndentedAway = (element: Element) => {
      const { overflowX, textIndent, whiteSpace } = getComputedStyle(element)
      const isBeyond = textIndent.endsWith('%') && Number.parseFloat(textIndent) > 100
      return isBeyond && overflowX === 'hidden' && whiteSpace === 'nowrap'
    }
    /** Whether a line lies below those that the text's own clamp shows. */
    const isClamped = (element: Element, rect: DOMRect) =>
      getComputedStyle(element).webkitLineClamp !== 'none' &&
      rect.top > element.getBoundingClientRect().bottom - 3
    const elements = (root: Element) =>
      [...root.querySelectorAll(OURS)].filter((one) => !one.matches(FOREIGN) && isVisible(one))
    const lines = (root: Element) => {
      const range = document.createRange()
      return elements(root).flatMap((element) =>
        [...element.childNodes].flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
          if (isIndentedAway(element)) return []
          range.selectNodeContents(node)
          return [...range.getClientRects()].flatMap((rect) => {
            const part = rect.width > 1 && !isClamped(element, rect) && seen(element, rect)
            return part ? [{ element, name: nameOf(element), rect: part }] : []
          })
        }),
      )
    }
    window.boxes = { elements, lines, nameOf, seen }
  })
}

declare global {
  interface Window {
    boxes: Boxes
  }
}
