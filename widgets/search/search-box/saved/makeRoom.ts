/**
 * Has an input's text begin behind what stands over its start, and be described by it.
 * @returns how to undo it; the focus is then left to the input.
 */
export function makeRoom(over: HTMLElement, input: HTMLInputElement, describedBy: string) {
  const watch = new ResizeObserver(() => {
    input.style.paddingInlineStart = `calc(${over.offsetWidth}px + 0.75em)`
  })
  watch.observe(over)
  input.setAttribute('aria-describedby', describedBy)
  return () => {
    watch.disconnect()
    input.style.paddingInlineStart = ''
    input.removeAttribute('aria-describedby')
    if (over.contains(document.activeElement)) input.focus()
  }
}
