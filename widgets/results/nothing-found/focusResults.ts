import type { ComponentId } from '../../../src/componentId'

/** Focuses the results of a component, and shows their beginning; without results the given element. */
export function focusResults(id: ComponentId, inside: HTMLElement): void {
  const target = inside.closest<HTMLElement>(REGION) ?? regionOf(id, inside) ?? inside
  target.focus({ preventScroll: true })
  if (target.getBoundingClientRect().top < 0) target.scrollIntoView()
}

const REGION = '.vitrine-results'

/** The results in the component's element, or elsewhere where they name it. */
function regionOf(id: ComponentId, inside: Element): HTMLElement | null {
  const component = inside.closest('[data-vitrine="search"]') ?? document.getElementById(id)
  const named = `[data-vitrine-for="${CSS.escape(id)}"]`
  return (
    component?.querySelector<HTMLElement>(REGION) ??
    document.querySelector<HTMLElement>(`${named} ${REGION}`)
  )
}
