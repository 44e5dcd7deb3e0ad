import { openLayer } from '../../shared/dialogs/layers'

export interface Stage {
  readonly element: HTMLDialogElement
  /** Takes it off the page, once; the focus goes where the visitor is to go on. */
  readonly remove: (goOn: HTMLElement) => void
}

interface StageOptions {
  readonly label: string
  /** Where it stands: inside a dialog that is open. */
  readonly place: Element
  /** Escape, or the device's own way back. */
  readonly close: () => void
}

/**
 * The browser's own modal dialog, over everything: what is behind cannot be reached, and a theme's transforms
 * and stacking do not matter.
 */
export function openStage({ label, place, close }: StageOptions): Stage {
  const element = document.createElement('dialog')
  element.className = 'vitrine-gallery'
  element.setAttribute('aria-label', label)
  element.tabIndex = -1
  place.append(element)
  element.showModal()
  element.focus()
  const leave = openLayer({ element, close, modal: true })
  element.addEventListener('cancel', (event) => {
    if (event.target !== element) return
    event.preventDefault()
    close()
  })
  return {
    element,
    remove(goOn) {
      if (!element.isConnected) return
      leave()
      element.close()
      element.remove()
      if (goOn.isConnected) goOn.focus()
    },
  }
}
