import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { ComponentId } from '../../../src/componentId'
import type { ViewConfig } from './config'

export const VIEWS = ['grid', 'list'] as const

/** How results are laid out. */
export type ViewName = (typeof VIEWS)[number]

/** The layout of a component's results, and how the visitor changes it. */
export interface ViewState {
  readonly current: ViewName
  readonly choose: (view: ViewName) => void
}

/**
 * The layout of a component's results: `data-view` on its element and on results that name it, for style sheets. It is
 * remembered in this browser, for the component of this id.
 * @param inside an element of the widget
 */
export function useView(
  id: ComponentId,
  { initial, remember }: ViewConfig,
  inside: RefObject<Element | null>,
): ViewState {
  const [current, setCurrent] = useState<ViewName>(initial)
  useEffect(() => {
    if (remember) setCurrent(readView(id) ?? initial)
  }, [id, remember, initial])
  useLayoutEffect(() => {
    const elements = laidOut(id, inside.current)
    for (const element of elements) element.setAttribute('data-view', current)
    return () => {
      for (const element of elements) element.removeAttribute('data-view')
    }
  }, [id, current, inside])
  const choose = (view: ViewName) => {
    setCurrent(view)
    if (remember) writeView(id, view)
  }
  return { current, choose }
}

/** The component's element, and the mount points elsewhere that name it. */
function laidOut(id: ComponentId, inside: Element | null): readonly Element[] {
  const named = inside?.ownerDocument.getElementById(id) ?? null
  const around = inside?.closest('[data-vitrine="search"]') ?? null
  const elsewhere = document.querySelectorAll(`[data-vitrine-for="${CSS.escape(id)}"]`)
  return [...new Set([named ?? around, ...elsewhere])].filter((one) => one !== null)
}

const keyOf = (id: ComponentId) => `vitrine-view:${id}`

function readView(id: ComponentId): ViewName | null {
  try {
    const stored = localStorage.getItem(keyOf(id))
    return VIEWS.find((view) => view === stored) ?? null
  } catch {
    // The browser keeps nothing for this page.
    return null
  }
}

function writeView(id: ComponentId, view: ViewName): void {
  try {
    localStorage.setItem(keyOf(id), view)
  } catch {
    // It holds for this page.
  }
}
