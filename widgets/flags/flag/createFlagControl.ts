import { keepAttributes } from '../../shared/keepAttributes'
import { onPress } from '../../shared/onPress'
import { setAttribute } from '../../shared/setAttribute'
import type { FlagParts } from './flagParts'

const ATTRIBUTES = ['class', 'role', 'aria-label', 'aria-pressed']
const NAMED = '[aria-label], [aria-labelledby]'
const BUTTONS = 'button, input[type="button"], input[type="submit"], [role="button"]'
/** Those of the CMS, not ours: a server, or a script that copies a mounted widget, brings them with the root. */
const OWN = `:is(${BUTTONS}):not(:scope > [data-vitrine-root] *)`

/** The CMS's own link or button while it is a flag. */
export interface FlagControl {
  readonly show: (parts: FlagParts) => void
  /** Calls back on a click, a key or a tap, but not on a click that opens the link elsewhere. @returns stops that. */
  readonly onPress: (press: () => void) => () => void
  /** Makes it what the CMS rendered. */
  readonly restore: () => void
}

/**
 * Finds what a visitor presses: the element itself, or a button in it. A link in it may lead anywhere, so it
 * does not count.
 */
export function findFlagControl(element: Element): HTMLElement | null {
  const control = element.matches(`${BUTTONS}, a[href]`) ? element : element.querySelector(OWN)
  return control instanceof HTMLElement ? control : null
}

/** @param keepsName whether a control that the CMS named keeps its text and its name. */
export function createFlagControl(control: HTMLElement, keepsName: boolean): FlagControl {
  const restoreAttributes = keepAttributes(control, ATTRIBUTES)
  const classes = control.className
  const text = controlText(control)
  const isLink = control.matches('a[href]')
  const isNamed = keepsName && control.matches(text.hasText ? NAMED : `${NAMED}, [title]`)
  return {
    show(parts) {
      control.className = classes
      control.classList.remove(...tokens('rs-flag rs-unflag'))
      control.classList.add(...tokens(parts.className))
      if (!isNamed) {
        text.write(parts.text)
        setAttribute(control, 'aria-label', parts.label ?? (text.hasText ? null : parts.text))
      }
      const pressed = isNamed ? parts.isFlagged : parts.pressed
      setAttribute(control, 'aria-pressed', pressed === undefined ? null : String(pressed))
      if (isLink) control.setAttribute('role', 'button')
    },
    onPress: (press) => onPress(control, press),
    restore() {
      restoreAttributes()
      text.restore()
    },
  }
}

/** The text of a control, without its icons: its first text that is not blank. */
interface ControlText {
  /** False for a control that is only an icon. */
  readonly hasText: boolean
  write(text: string): void
  restore(): void
}

function controlText(control: HTMLElement): ControlText {
  if (control instanceof HTMLInputElement) {
    const { value } = control
    const write = (text: string) => {
      control.value = text
    }
    return { hasText: true, write, restore: () => write(value) }
  }
  let node = firstText(control) ?? (control.childElementCount === 0 ? addText(control) : null)
  const data = node?.data ?? ''
  const write = (text: string) => {
    // A browser that translates the page puts another text in its place.
    if (node && !control.contains(node)) node = firstText(control)
    if (node && node.data !== text) node.data = text
  }
  return { hasText: node !== null, write, restore: () => write(data) }
}

function firstText(control: HTMLElement): Text | null {
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest('svg'))
      return node
  }
  return null
}

function addText(control: HTMLElement): Text {
  const node = document.createTextNode('')
  control.append(node)
  return node
}

function tokens(text: string): readonly string[] {
  return text.split(/\s+/).filter((token) => token !== '')
}
