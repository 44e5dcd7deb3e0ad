/** How much more room than a select we need beside the text, in font sizes. */
const MORE_EM = 2

const WIDTH = '--vitrine-dropdown-width'

/**
 * Makes a dropdown as wide as the select that it stands for, where that does not fill its place, so that a
 * line of text with a select in it stays a line. A theme's own width holds.
 * @param select still as the page shows it.
 */
export function fitSelect(select: HTMLSelectElement, dropdown: HTMLElement): void {
  const { width } = select.getBoundingClientRect()
  const style = getComputedStyle(select)
  const isThemed = style.getPropertyValue(WIDTH) !== ''
  if (select.multiple || width === 0 || isThemed || fills(select, width)) return
  const [before, now] = [style, getComputedStyle(dropdown)].map((one) =>
    Number.parseFloat(one.fontSize),
  )
  // Browsers write in selects smaller than around them.
  const text = before && now ? (width * now) / before : width
  dropdown.style.setProperty(WIDTH, `${Math.ceil(text + MORE_EM * (now || 0))}px`)
  dropdown.setAttribute('data-fitted', '')
}

/** Whether it is as wide as its place, or its place says how wide it is: that follows the screen. */
function fills(select: HTMLSelectElement, width: number): boolean {
  let place = select.parentElement
  while (place && /^(?:inline|contents)$/.test(getComputedStyle(place).display)) {
    place = place.parentElement
  }
  if (!place) return true
  const { display, paddingInlineStart, paddingInlineEnd } = getComputedStyle(place)
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  return /flex|grid/.test(display) || width >= place.clientWidth - padding - 1
}
