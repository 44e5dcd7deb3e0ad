import { Component, type ReactNode } from 'react'
import { createRoot, type RootOptions as ReactOptions, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RevealContext } from '../../widgets/shared/entry/reveal'
import type { Store } from '../app/createStore'
import { FirstRender } from './FirstRender'
import { createFallback } from './fallback'
import { liveRoots, type ServerRoot } from './serverRoot'

type Adopt = (tree: ReactNode, options: ReactOptions) => Root

interface RootOptions {
  readonly element: Element
  /** The element that the root is put after; without one it is the last child of `element`. */
  readonly beside?: Element | null | undefined
  /** Makes the ids inside unique on the page. */
  readonly prefix: string
  readonly store: Store
  /** What a server has rendered; it is adopted, or stands in until the widget has something to show. */
  readonly server?: ServerRoot | null
  /** Adopts it, where it shows the component's state. */
  readonly adopt?: Adopt | null | undefined
  readonly onBroken: (error: unknown) => void
  /** Called once its first content is in the document, or when there will be none. */
  readonly onRendered: () => void
}

/** Renders a widget into one `<div data-vitrine-root>` in its element, behind the CMS's markup. @returns its undo. */
export function mountRoot(
  content: ReactNode,
  { element, beside, prefix, store, server, adopt, onBroken, onRendered }: RootOptions,
) {
  const adopted = adopt && server
  const container = adopted?.container ?? createContainer(element, beside)
  // A copy of it is no server's.
  container.setAttribute('data-vitrine-root', '')
  liveRoots.add(container)
  container.addEventListener('keydown', keepEnter)
  const stale = adopted ? null : server?.container
  // Where the root stands beside a select, the select is what visitors see until then.
  if (beside) stale?.remove()
  const fallback = createFallback(element, container, stale)
  const restoreFallback = (error: unknown) => {
    fallback.show()
    onRendered()
    onBroken(error)
  }
  const serverState = adopted?.state && { ...adopted.state, settings: store.getState().settings }
  const tree = (
    <FirstRender onRendered={onRendered}>
      <ErrorBoundary onBroken={restoreFallback}>
        <Provider store={store} {...(serverState && { serverState })}>
          <RevealContext value={fallback.hide}>{content}</RevealContext>
        </Provider>
      </ErrorBoundary>
    </FirstRender>
  )
  const options = {
    identifierPrefix: adopted?.prefix ?? prefix,
    // The boundary reports; React's own second report would only repeat it.
    onCaughtError: () => {},
    onUncaughtError: restoreFallback,
  }
  const root = adopt ? adopt(tree, options) : createRoot(container, options)
  if (!adopt) root.render(tree)
  return () => {
    root.unmount()
    container.remove()
    fallback.show()
  }
}

function createContainer(element: Element, beside: Element | null | undefined): HTMLElement {
  const container = document.createElement('div')
  if (beside) beside.after(container)
  else element.append(container)
  return container
}

/** Enter in a field does not submit the CMS's form that a root stands in. */
function keepEnter(event: KeyboardEvent) {
  const { key, target, currentTarget } = event
  const isField = target instanceof HTMLInputElement && currentTarget instanceof Node
  if (key === 'Enter' && isField && target.form?.contains(currentTarget)) event.preventDefault()
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
