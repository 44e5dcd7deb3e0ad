import { onPress } from '../../shared/onPress'
import { controlText } from './controlText'
import type { FlagParts } from './flagParts'

const OURS = ['class', 'role', 'aria-label', 'aria-pressed']

/** Writes on a CMS's own control what a flag shows, and gives it back as it was. */
export function createFlagControl(control: HTMLElement) {
  const before = OURS.map((name) => [name, control.getAttribute(name)] as const)
  const classes = control.className
  const text = controlText(control)
  const isLink = control.matches('a[href]')
  return {
    show(parts: FlagParts) {
      control.className = classes
      control.classList.remove(...tokens('rs-flag rs-unflag'))
      control.classList.add(...tokens(parts.className))
      text.write(parts.text)
      set(control, 'aria-label', parts.label ?? (text.hasText ? null : parts.text))
      set(control, 'aria-pressed', parts.pressed === undefined ? null : String(parts.pressed))
      if (isLink) control.setAttribute('role', 'button')
    },
    /** A press, a key or a tap; one that opens a link elsewhere stays the link's. @returns its undo. */
    onPress: (press: () => void) => onPress(control, press),
    restore() {
      for (const [name, value] of before) set(control, name, value)
      text.restore()
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
