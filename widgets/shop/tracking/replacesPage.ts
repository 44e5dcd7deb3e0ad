/** Whether navigation with this target replaces this page, not another window or frame. */
export function replacesPage(target: string | null): boolean {
  const effective = target || (document.querySelector('base[target]')?.getAttribute('target') ?? '')
  const name = effective.toLowerCase()
  if (name === '_top') return window === window.top
  if (name === '_parent') return window === window.parent
  return name === '' || name === '_self'
}
