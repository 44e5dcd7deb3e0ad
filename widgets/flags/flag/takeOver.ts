import { onPress } from '../../shared/onPress'
import type { FlagParts } from './flagParts'
import { writtenText } from './writtenText'

const OURS = ['class', 'role', 'aria-label', 'aria-pressed']

/** Writes on a CMS's own control what a flag shows, and gives it back as it was. */
export function takeOver(control: HTMLElement) {
  const before = OURS.map((name) => [name, control.getAttribute(name)] as const)
  const classes = control.className
  const text = writtenText(control)
  const isLink = control.matches('a[href]')
  return {
    show(parts: FlagParts) {
      control.className = classes
      control.classList.remove(...tokens('rs-flag rs-unflag'))
      control.classList.add(...tokens(parts.className))
      text.write(parts.text)
      set(control, 'aria-label', parts.label ?? (text.isSeen ? null : parts.text))
      set(control, 'aria-pressed', parts.pressed === undefined ? null : String(parts.pressed))
      if (isLink) control.setAttribute('role', 'button')
    },
    /** A press, a key or a tap; one that opens a link elsewhere stays the link's. @returns its undo. */
    onPress: (press: () => void) => onPress(control, press),
    giveBack() {
      for (const [name, value] of before) set(control, name, value)
      text.giveBack()
    },
  }
}

function set(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function tokens(text: string): readonly string[] {
  return text.split(/\s+/).filter((token) => token !== '')
}
