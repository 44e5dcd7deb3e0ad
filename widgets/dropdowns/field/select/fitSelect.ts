/** The width that a dropdown needs beside its text in addition to a select, in font sizes. */
const EXTRA_EM = 2

const WIDTH = '--vitrine-dropdown-width'

/**
 * Makes a dropdown as wide as the select that it replaces, unless the select fills its container. So a select
 * in a line of text stays in that line. A width set by the theme wins.
 * @param select not hidden yet.
 */
export function fitSelect(select: HTMLSelectElement, dropdown: HTMLElement): void {
  const { width } = select.getBoundingClientRect()
  const style = getComputedStyle(select)
  const isThemed = style.getPropertyValue(WIDTH) !== ''
  if (select.multiple || width === 0 || isThemed || fillsContainer(select, width)) return
  const [before, now] = [style, getComputedStyle(dropdown)].map(({ fontSize }) =>
    Number.parseFloat(fontSize),
  )
  // Browsers use a smaller font in selects than around them.
  const textWidth = before && now ? (width * now) / before : width
  dropdown.style.setProperty(WIDTH, `${Math.ceil(textWidth + EXTRA_EM * (now || 0))}px`)
  dropdown.setAttribute('data-fitted', '')
}

/** Whether a select is as wide as its container, or the container sets its width and follows the screen. */
function fillsContainer(select: HTMLSelectElement, width: number): boolean {
  let container = select.parentElement
  while (container && /^(?:inline|contents)$/.test(getComputedStyle(container).display)) {
    container = container.parentElement
  }
  if (!container) return true
  const { display, paddingInlineStart, paddingInlineEnd } = getComputedStyle(container)
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  return /flex|grid/.test(display) || width >= container.clientWidth - padding - 1
}
