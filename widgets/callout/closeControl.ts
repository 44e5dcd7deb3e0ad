import { ownClose } from './ownClose'
import { pressable } from './pressable'

interface Close {
  /** The themer's own word for where it is. */
  readonly selector: string | undefined
  readonly name: string
  readonly dismiss: () => void
}

/** Makes the banner's own close control work, or adds one. @returns the undo. */
export function closeControl(banner: Element, { selector, name, dismiss }: Close): () => void {
  const own = selector ? banner.querySelector<HTMLElement>(selector) : ownClose(banner, name)
  if (own) return pressable(own, name, dismiss)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vitrine-callout__close'
  button.textContent = '×'
  // First, so that it may stand in the banner's first line without covering anything.
  banner.prepend(button)
  const undo = pressable(button, name, dismiss)
  return () => {
    undo()
    button.remove()
  }
}
