import { watchJquery } from './watchJquery'

/** What has changed about a select: its options, its selection, or a failed validation. */
export type SelectChange = 'options' | 'selection' | 'invalid'

/**
 * Watches a select for changes by anyone: the visitor, a script that sets its value or its options, a disabled
 * fieldset, a form reset, the browser's autofill. @returns stops watching.
 */
export function watchSelect(
  select: HTMLSelectElement,
  changed: (change: SelectChange) => void,
): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const onSelection = () => changed('selection')
  for (const name of ['input', 'change']) select.addEventListener(name, onSelection, { signal })
  select.addEventListener('invalid', () => changed('invalid'), { signal })
  window.addEventListener('pageshow', onSelection, { signal })
  const onReset = ({ target }: Event) => {
    // The browser resets the form after its listeners have run.
    if (target === select.form) setTimeout(onSelection)
  }
  document.addEventListener('reset', onReset, { signal })
  const unwatchJquery = watchJquery(select, onSelection)
  const observer = new MutationObserver(() => changed('options'))
  const everything = { attributes: true, childList: true, characterData: true, subtree: true }
  observer.observe(select, everything)
  for (let set = select.closest('fieldset'); set; set = outerFieldset(set)) {
    observer.observe(set, { attributes: true, attributeFilter: ['disabled'] })
  }
  const unwatchProperties = (['value', 'selectedIndex'] as const).map((name) =>
    watchProperty(select, name, onSelection),
  )
  return () => {
    abort.abort()
    unwatchJquery()
    observer.disconnect()
    for (const unwatch of unwatchProperties) unwatch()
  }
}

function outerFieldset(set: Element): HTMLFieldSetElement | null {
  return set.parentElement?.closest('fieldset') ?? null
}

/** Setting a property raises no event, so the element gets a property that calls back. */
function watchProperty(
  select: HTMLSelectElement,
  name: 'value' | 'selectedIndex',
  changed: () => void,
): () => void {
  const native = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, name)
  // Another script has replaced the property already; it is not replaced twice.
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
