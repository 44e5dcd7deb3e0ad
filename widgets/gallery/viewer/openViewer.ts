import { openLayer } from '../../shared/dialogs/layers'

export interface Viewer {
  readonly element: HTMLDialogElement
  /** Removes the dialog, once, and focuses `focusTarget`. */
  readonly remove: (focusTarget: HTMLElement) => void
}

interface ViewerOptions {
  readonly label: string
  /** The element that gets the dialog: an open dialog, or the body. */
  readonly parent: Element
  /** Called for Escape and for the device's back gesture. */
  readonly close: () => void
}

/**
 * Opens a native modal dialog in the top layer: the page behind is inert, and a theme's transforms and
 * stacking have no effect.
 */
export function openViewer({ label, parent, close }: ViewerOptions): Viewer {
  const element = document.createElement('dialog')
  element.className = 'vitrine-gallery'
  element.setAttribute('aria-label', label)
  element.tabIndex = -1
  parent.append(element)
  element.showModal()
  element.focus()
  const removeLayer = openLayer({ element, close, modal: true })
  element.addEventListener('cancel', (event) => {
    if (event.target !== element) return
    event.preventDefault()
    close()
  })
  return {
    element,
    remove(focusTarget) {
      if (!element.isConnected) return
      removeLayer()
      element.close()
      element.remove()
      if (focusTarget.isConnected) focusTarget.focus()
    },
  }
}
