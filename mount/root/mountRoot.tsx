import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RevealContext } from '../../widgets/shared/entry/reveal'
import type { Store } from '../app/createStore'
import { ErrorBoundary } from './ErrorBoundary'
import { createFallback } from './fallback'
import { Rendered } from './Rendered'

interface RootOptions {
  readonly element: Element
  /** What it stands behind, where that is not the end of its element. */
  readonly beside?: Element | null | undefined
  /** Makes the ids inside unique on the page. */
  readonly prefix: string
  readonly store: Store
  readonly onBroken: (error: unknown) => void
  /** Called when its first content stands in the document, or none will. */
  readonly onRendered: () => void
}

/** Renders a widget into one `<div data-vitrine-root>` appended to its element, or put beside a part of it. @returns its undo. */
export function mountRoot(
  content: ReactNode,
  { element, beside, prefix, store, onBroken, onRendered }: RootOptions,
) {
  const container = document.createElement('div')
  container.setAttribute('data-vitrine-root', '')
  if (beside) beside.after(container)
  else element.append(container)
  const fallback = createFallback(element, container)
  const restoreFallback = (error: unknown) => {
    fallback.show()
    onRendered()
    onBroken(error)
  }
  const root = createRoot(container, {
    identifierPrefix: prefix,
    // The boundary reports; React's own second report would only repeat it.
    onCaughtError: () => {},
    onUncaughtError: restoreFallback,
  })
  root.render(
    <Rendered then={onRendered}>
      <ErrorBoundary onBroken={restoreFallback}>
        <Provider store={store}>
          <RevealContext value={fallback.hide}>{content}</RevealContext>
        </Provider>
      </ErrorBoundary>
    </Rendered>,
  )
  return () => {
    root.unmount()
    container.remove()
    fallback.show()
  }
}
