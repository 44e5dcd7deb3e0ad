import { unclobbered } from '../browser/unclobbered'

/** What a part of a page has no use for, or what would reach beyond it. */
const LEFT_OUT = 'base, meta, title, noscript'

/** Scripts that only hold data: a mount point's configuration. */
const DATA = /^application\/(?:ld\+)?json$/i

/**
 * Takes out of fetched markup whatever would run (design §3a): scripts but those that hold data, handlers,
 * and addresses that are script. @returns whether there was any.
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

/** A script may copy what stands in a template. */
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

/** What browsers leave out of an address before they look at its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const IGNORED = /[\u0000-\u0020]+/g
