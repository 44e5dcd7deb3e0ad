/** The least distance of an open panel from the edges of the window, in CSS pixels. */
const MARGIN_PX = 8

/** Moves an open panel sideways until it is within the window. */
export function keepInView(panel: HTMLElement | null): void {
  if (!panel) return
  panel.style.translate = ''
  const { left, right, width } = panel.getBoundingClientRect()
  if (width === 0) return
  const end = document.documentElement.clientWidth - MARGIN_PX
  const shift = Math.max(Math.min(0, end - right), MARGIN_PX - left)
  if (shift !== 0) panel.style.translate = `${shift}px`
}
