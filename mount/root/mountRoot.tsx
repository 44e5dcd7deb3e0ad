import { Component, type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RevealContext } from '../../widgets/shared/entry/reveal'
import type { Store } from '../app/createStore'
import { createFallback } from './fallback'

interface RootOptions {
  readonly element: Element
  /** The element that the root is put after; without one it is the last child of `element`. */
  readonly beside?: Element | null | undefined
  /** Makes the ids inside unique on the page. */
  readonly prefix: string
  readonly store: Store
  readonly onBroken: (error: unknown) => void
  /** Called once its first content is in the document, or when there will be none. */
  readonly onRendered: () => void
}

/** Renders a widget into one `<div data-vitrine-root>` in its element, behind the CMS's markup. @returns its undo. */
export function mountRoot(
  content: ReactNode,
  { element, beside, prefix, store, onBroken, onRendered }: RootOptions,
) {
  const container = document.createElement('div')
  container.setAttribute('data-vitrine-root', '')
  container.addEventListener('keydown', keepEnter)
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
    <FirstRender onRendered={onRendered}>
      <ErrorBoundary onBroken={restoreFallback}>
        <Provider store={store}>
          <RevealContext value={fallback.hide}>{content}</RevealContext>
        </Provider>
      </ErrorBoundary>
    </FirstRender>,
  )
  return () => {
    root.unmount()
    container.remove()
    fallback.show()
  }
}

/** Enter in a field does not submit the CMS's form that a root stands in. */
function keepEnter(event: KeyboardEvent) {
  const { key, target, currentTarget } = event
  const isField = target instanceof HTMLInputElement && currentTarget instanceof Node
  if (key === 'Enter' && isField && target.form?.contains(currentTarget)) event.preventDefault()
}

interface FirstRenderProps {
  readonly onRendered: () => void
  readonly children: ReactNode
}

/** Calls back when its children are in the document for the first time. */
function FirstRender({ onRendered, children }: FirstRenderProps) {
  useLayoutEffect(onRendered, [onRendered])
  return children
}

interface ErrorBoundaryProps {
  readonly onBroken: (error: unknown) => void
  readonly children: ReactNode
}

/** Fences one root: a widget that breaks renders nothing, and the CMS's markup is shown again. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
