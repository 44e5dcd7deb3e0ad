import type { FlagParts } from './flagParts'
import { writtenText } from './writtenText'

const OURS = ['class', 'role', 'aria-label', 'aria-pressed']

/** Writes on a CMS's own control what a flag shows, and gives it back as it was. */
export function takeOver(control: HTMLElement) {
  const before = OURS.map((name) => [name, control.getAttribute(name)] as const)
  const classes = control.className
  const text = writtenText(control)
  const isLink = control instanceof HTMLAnchorElement
  const isNative = control instanceof HTMLButtonElement || control instanceof HTMLInputElement
  // The browser itself presses buttons by either key, and links by Enter.
  const keys = isNative ? [] : isLink ? [' '] : [' ', 'Enter']
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
    onPress(press: () => void) {
      const click = (event: MouseEvent) => {
        if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
        event.preventDefault()
        press()
      }
      const key = (event: KeyboardEvent) => {
        if (!keys.includes(event.key) || event.repeat) return
        event.preventDefault()
        press()
      }
      control.addEventListener('click', click)
      if (keys.length > 0) control.addEventListener('keydown', key)
      return () => {
        control.removeEventListener('click', click)
        control.removeEventListener('keydown', key)
      }
    },
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
