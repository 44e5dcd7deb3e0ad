/**
 * Calls back when a control is pressed, by pointer or by the keys of a button, instead of what it does by
 * itself. A press that opens a link elsewhere stays the link's. @returns its undo.
 */
export function onPress(control: HTMLElement, press: () => void): () => void {
  const isLink = control.matches('a[href]')
  const isNative = control.matches('button, input')
  // The browser itself presses buttons by either key, and links by Enter.
  const keys = isNative ? [] : isLink ? [' '] : [' ', 'Enter']
  const click = (event: MouseEvent) => {
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
    press()
  }
  const key = (event: KeyboardEvent) => {
    if (!keys.includes(event.key) || event.repeat) return
    event.preventDefault()
    press()
  }
  control.addEventListener('click', click)
  control.addEventListener('keydown', key)
  return () => {
    control.removeEventListener('click', click)
    control.removeEventListener('keydown', key)
  }
}
