import { Component, type ReactNode, useLayoutEffect } from 'react'
import {
  createRoot,
  hydrateRoot,
  type RootOptions as ReactOptions,
  type Root,
} from 'react-dom/client'
import { Provider } from 'react-redux'
import { RevealContext } from '../../widgets/shared/entry/reveal'
import type { Store } from '../app/createStore'
import { createFallback } from './fallback'
import type { ServerRoot } from './serverRoot'
import { takeEdits } from './takeEdits'

interface RootOptions {
  readonly element: Element
  /** The element that the root is put after; without one it is the last child of `element`. */
  readonly beside?: Element | null | undefined
  /** Makes the ids inside unique on the page. */
  readonly prefix: string
  readonly store: Store
  /** What a server has rendered; it is adopted, or stands in until the widget has something to show. */
  readonly server?: ServerRoot | null
  /** Called when the server's markup differs, so that the widget has rendered anew. @param nodes the server's */
  readonly onDifference?: (nodes: readonly ChildNode[], container: Element) => void
  readonly onBroken: (error: unknown) => void
  /** Called once its first content is in the document, or when there will be none. */
  readonly onRendered: () => void
}

/** Renders a widget into one `<div data-vitrine-root>` in its element, behind the CMS's markup. @returns its undo. */
export function mountRoot(
  content: ReactNode,
  { element, beside, prefix, store, server, onDifference, onBroken, onRendered }: RootOptions,
) {
  const adopted = server?.state ? server : null
  const container = adopted?.container ?? createContainer(element, beside)
  container.addEventListener('keydown', keepEnter)
  const fallback = createFallback(element, container, adopted ? null : server?.container)
  const restoreFallback = (error: unknown) => {
    fallback.show()
    onRendered()
    onBroken(error)
  }
  const serverState = adopted?.state && { ...adopted.state, settings: store.getState().settings }
  const repeatEdits = adopted ? takeEdits(container) : null
  const onFirstRender = () => {
    onRendered()
    if (repeatEdits) queueMicrotask(repeatEdits)
  }
  const tree = (
    <FirstRender onRendered={onFirstRender}>
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
  const root = adopted
    ? adopt(adopted, tree, options, onDifference)
    : createRoot(container, options)
  if (!adopted) root.render(tree)
  return () => {
    root.unmount()
    container.remove()
    fallback.show()
  }
}

function createContainer(element: Element, beside: Element | null | undefined): HTMLElement {
  const container = document.createElement('div')
  container.setAttribute('data-vitrine-root', '')
  if (beside) beside.after(container)
  else element.append(container)
  return container
}

const STYLE = 'data-vitrine-style'

/** Hydrates a server's root. React removes all nodes of one that differs; the observer keeps them for the report. */
function adopt(
  { container }: ServerRoot,
  tree: ReactNode,
  options: ReactOptions,
  onDifference: RootOptions['onDifference'],
): Root {
  const observer = new MutationObserver(() => {})
  observer.observe(container, { childList: true })
  // Under a policy that allows no style attributes, the server writes another one.
  for (const one of container.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    one.style.cssText = one.getAttribute(STYLE) ?? ''
    one.removeAttribute(STYLE)
  }
  return hydrateRoot(container, tree, {
    ...options,
    onRecoverableError() {
      const nodes = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
      onDifference?.(nodes as ChildNode[], container)
    },
  })
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
