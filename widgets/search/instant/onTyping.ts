import { isDraft } from '../../shared/composing'

/** What a box that searches as a visitor types listens to. */
interface TypingListeners {
  /** The text changed, and is what the visitor means: nothing is being composed. */
  readonly onType: (text: string) => void
  /** The focus leaves the box. */
  readonly onLeave: () => void
  /** Back, Forward or a link led to another history entry. */
  readonly onTravel: () => void
}

/** Calls back while a visitor types. @returns a function that stops it. */
export function onTyping(
  input: HTMLInputElement | null,
  { onType, onLeave, onTravel }: TypingListeners,
): () => void {
  const onInput = (event: Event) => {
    if (input && !isDraft(event)) onType(input.value)
  }
  // Some browsers send no input after the end of a composition.
  const onComposed = () => input && onType(input.value)
  const stop = new AbortController()
  const { signal } = stop
  input?.addEventListener('input', onInput, { signal })
  input?.addEventListener('compositionend', onComposed, { signal })
  input?.addEventListener('blur', onLeave, { signal })
  window.addEventListener('popstate', onTravel, { signal })
  return () => stop.abort()
}
