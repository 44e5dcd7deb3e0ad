/** Whether something with such a target replaces this page, and not another window's or a frame's. */
export function staysHere(target: string | null): boolean {
  const said = target || (document.querySelector('base[target]')?.getAttribute('target') ?? '')
  const name = said.toLowerCase()
  if (name === '_top') return window === window.top
  if (name === '_parent') return window === window.parent
  return name === '' || name === '_self'
}
