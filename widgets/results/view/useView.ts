import { type RefObject, useLayoutEffect, useState } from 'react'
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
  config: ViewConfig,
  inside: RefObject<Element | null>,
): ViewState {
  // A server remembers nothing, and the browser adopts what it has rendered.
  const [current, setCurrent] = useState<ViewName>(config.initial)
  useLayoutEffect(() => setCurrent(firstView(id, config)), [id, config])
  useLayoutEffect(() => layOut(id, current, inside.current), [id, current, inside])
  const choose = (view: ViewName) => {
    setCurrent(view)
    if (config.remember) keepView(id, view)
  }
  return { current, choose }
}

/** The view that a component begins with. */
export function firstView(id: ComponentId, { initial, remember }: ViewConfig): ViewName {
  const kept = remember && keepView(id)
  return VIEWS.find((view) => view === kept) ?? initial
}

/**
 * Lays out a component's results: on its element, and on the mount points elsewhere that name it.
 * @param inside an element in it
 * @returns its undo
 */
export function layOut(id: ComponentId, view: ViewName, inside: Element | null): () => void {
  const named = inside?.ownerDocument.getElementById(id)
  const around = inside?.closest('[data-vitrine="search"]')
  const elsewhere = document.querySelectorAll(`[data-vitrine-for="${CSS.escape(id)}"]`)
  const elements = [named ?? around, ...elsewhere]
  for (const element of elements) element?.setAttribute('data-view', view)
  return () => {
    for (const element of elements) element?.removeAttribute('data-view')
  }
}

/** Remembers a view, or says which one is remembered; nothing where the browser keeps nothing for this page. */
function keepView(id: ComponentId, view?: ViewName): string | null | undefined {
  const key = `vitrine-view:${id}`
  try {
    if (!view) return localStorage.getItem(key)
    localStorage.setItem(key, view)
  } catch {
    // It holds for this page.
  }
  return undefined
}
