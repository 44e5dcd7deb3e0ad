import { watchJquery } from './watchJquery'

/** What about a select has changed: what may be chosen, or only what is. */
export type Changed = (what: 'options' | 'choice' | 'problem') => void

/**
 * Follows a select whoever changes it: a visitor, a script that sets its value or its options, a fieldset
 * that is disabled, the form's reset, the browser that fills it in. @returns its undo.
 */
export function watchSelect(select: HTMLSelectElement, changed: Changed): () => void {
  const end = new AbortController()
  const { signal } = end
  const choice = () => changed('choice')
  for (const name of ['input', 'change']) select.addEventListener(name, choice, { signal })
  select.addEventListener('invalid', () => changed('problem'), { signal })
  window.addEventListener('pageshow', choice, { signal })
  const reset = ({ target }: Event) => {
    // The form is reset when everybody has heard of it.
    if (target === select.form) setTimeout(choice)
  }
  document.addEventListener('reset', reset, { signal })
  const undoJquery = watchJquery(select, choice)
  const observer = new MutationObserver(() => changed('options'))
  const everything = { attributes: true, childList: true, characterData: true, subtree: true }
  observer.observe(select, everything)
  for (let set = select.closest('fieldset'); set; set = outer(set)) {
    observer.observe(set, { attributes: true, attributeFilter: ['disabled'] })
  }
  const assigned = (['value', 'selectedIndex'] as const).map((name) =>
    watchAssigned(select, name, choice),
  )
  return () => {
    end.abort()
    undoJquery()
    observer.disconnect()
    for (const undo of assigned) undo()
  }
}

function outer(set: Element): HTMLFieldSetElement | null {
  return set.parentElement?.closest('fieldset') ?? null
}

/** No event tells that a script has set a property; the element gets one of its own that does. */
function watchAssigned(
  select: HTMLSelectElement,
  name: 'value' | 'selectedIndex',
  changed: () => void,
): () => void {
  const native = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, name)
  // Another script has done the same already: it is left alone.
  if (!native || Object.hasOwn(select, name)) return () => {}
  Object.defineProperty(select, name, {
    configurable: true,
    enumerable: true,
    get: () => native.get?.call(select),
    set: (value: unknown) => {
      native.set?.call(select, value)
      changed()
    },
  })
  return () => {
    Reflect.deleteProperty(select, name)
  }
}
