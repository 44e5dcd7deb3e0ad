import { unclobbered } from '../browser/unclobbered'

/** Elements that mean nothing inside a page, or that would affect all of it. */
const LEFT_OUT = 'base, meta, title, noscript'

/** Types of scripts that only hold data, such as a mount point's configuration. */
const DATA = /^application\/(?:ld\+)?json$/i

/**
 * Removes from fetched markup all that would run (design §3a): scripts except data, event handlers, and
 * `javascript:` addresses. @returns whether there was any.
 */
export function makeInert(content: DocumentFragment): boolean {
  let found = false
  for (const element of content.querySelectorAll('*')) {
    if (unclobbered.localName(element) === 'script') {
      if (DATA.test(element.getAttribute('type')?.trim() ?? '')) continue
      found = true
      element.remove()
    } else if (unclobbered.matches(element, LEFT_OUT)) element.remove()
    else found = [silenced(element), insideTemplate(element)].includes(true) || found
  }
  return found
}

function silenced(element: Element): boolean {
  const running = [...unclobbered.attributes(element)].filter(({ name, value }) =>
    runs(name.toLowerCase(), value.replace(IGNORED, '')),
  )
  for (const { name } of running) Element.prototype.removeAttribute.call(element, name)
  return running.length > 0
}

/** A script may clone a template's content into the page. */
function insideTemplate(element: Element): boolean {
  return element instanceof HTMLTemplateElement && makeInert(element.content)
}

function runs(name: string, value: string): boolean {
  if (/^on|^srcdoc$/.test(name)) return true
  if (ANIMATED.test(name)) return /(?:javascript|vbscript):/i.test(value)
  return ADDRESS.test(name) && /^(?:javascript|vbscript):/i.test(value)
}

const ADDRESS = /^(?:xlink:)?href$|^(?:src|data|action|formaction)$/
const ANIMATED = /^(?:to|from|by|values)$/

/** Characters that browsers remove from an address before they read its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const IGNORED = /[\u0000-\u0020]+/g
