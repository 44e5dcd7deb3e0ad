import { findCloseControl } from './findCloseControl'
import { makePressable } from './makePressable'

interface CloseControl {
  /** The configured selector. */
  readonly selector: string | undefined
  /** The accessible name of a control without one. */
  readonly name: string
  readonly dismiss: () => void
}

/** Connects the banner's close control, or adds one. @returns disconnects it. */
export function connectCloseControl(
  banner: Element,
  { selector, name, dismiss }: CloseControl,
): () => void {
  const found = selector
    ? banner.querySelector<HTMLElement>(selector)
    : findCloseControl(banner, name)
  if (found) return makePressable(found, name, dismiss)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vitrine-callout__close'
  button.textContent = '×'
  // First, so that it can float beside the banner's first line without covering it.
  banner.prepend(button)
  const disconnect = makePressable(button, name, dismiss)
  return () => {
    disconnect()
    button.remove()
  }
}
