import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

/** Names an element so that a themer finds it: `pager#main-pager`, or by its path in the page. */
export function elementName(element: Element): string {
  const name = attributeOf(element, 'data-vitrine') ?? element.localName
  const id = attributeOf(element, 'id')
  return id ? `${name}#${id}` : `${name} (${domPath(element)})`
}

/** `main > div:nth-of-type(2)`, from the nearest ancestor with an id, at most four steps. */
function domPath(element: Element): string {
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
