import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

/** An element in words that a themer finds again: `pager#main-pager`, or its place in the page. */
export function elementName(element: Element): string {
  const name = attributeOf(element, 'data-vitrine') ?? element.localName
  const id = attributeOf(element, 'id')
  return id ? `${name}#${id}` : `${name} (${place(element)})`
}

/** `main > div:nth-of-type(2)`, from the nearest ancestor with an id, at most four steps. */
function place(element: Element): string {
  const steps: string[] = []
  let at: Element | null = element
  while (at && steps.length < 4 && at.localName !== 'html') {
    const id = at === element ? null : attributeOf(at, 'id')
    steps.unshift(id ? `#${id}` : step(at))
    if (id) break
    at = unclobbered.parentElement(at)
  }
  return steps.join(' > ')
}

function step(element: Element): string {
  const parent = unclobbered.parentElement(element)
  const alike = [...(parent ? unclobbered.children(parent) : [])].filter(
    (one) => one.localName === element.localName,
  )
  const nth = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''
  return element.localName + nth
}
