import type { Caption } from '../../../src/captions/caption'

/** The elements of a caption's block (spec 4.12). */
export interface Block {
  readonly outer: HTMLElement
  /** Contains the content and, below it, the caption. */
  readonly inner: HTMLElement
  readonly text: HTMLElement
}

/** Creates a caption's block without content. The caption is set as text, the width through the CSSOM, which a policy allows. */
export function createBlock({ text, align, width, id }: Caption): Block {
  const outer = withClass('div', `caption caption-${align}`)
  const container = withClass('div', 'caption-width-container')
  const inner = withClass('div', 'caption-inner')
  const shown = withClass('p', 'caption-text')
  if (id !== null) outer.id = id
  if (width !== null) container.style.width = `${width}px`
  shown.textContent = text
  shown.hidden = text === ''
  inner.append(shown)
  container.append(inner)
  outer.append(container)
  return { outer, inner, text: shown }
}

function withClass(name: string, className: string): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  return element
}
