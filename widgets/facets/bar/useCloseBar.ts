import { type RefObject, useEffect, useRef } from 'react'

/** Closes the open item of a bar by Escape, which keeps the focus on its button, and by a press or a focus outside. */
export function useCloseBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const openItem = () => bar.current?.querySelector('details[open]')
    const leave = ({ target }: Event) => {
      const open = openItem()
      if (open && target instanceof Node && !open.contains(target)) open.removeAttribute('open')
    }
    const closeByKey = (event: KeyboardEvent) => {
      const open = openItem()
      if (event.key !== 'Escape' || event.defaultPrevented || !open) return
      event.preventDefault()
      const hadFocus = open.contains(document.activeElement)
      open.removeAttribute('open')
      if (hadFocus) open.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])
  return bar
}
