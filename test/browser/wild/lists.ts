import type { Page } from '@playwright/test'

/** Finds list markers, and lists whose content does not begin at their edge. */
export function listFaults(page: Page, root: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const faults: string[] = []
    for (const part of document.querySelectorAll(selector)) {
      for (const one of window.boxes.elements(part)) {
        const style = getComputedStyle(one)
        const name = window.boxes.nameOf(one)
        if (one.closest('.vitrine-modal__body')) continue
        if (one.localName === 'li') {
          const hasMarker = style.listStyleType !== 'none' || style.listStyleImage !== 'none'
          if (style.display === 'list-item' && hasMarker) faults.push(`a list marker: ${name}`)
        }
        if (/^[uo]l$/.test(one.localName)) {
          const indent = Number.parseFloat(style.paddingInlineStart)
          if (indent > 16) faults.push(`indented by ${indent} px: ${name}`)
        }
      }
    }
    return faults
  }, root)
}
