import type { ComponentProps, MouseEvent } from 'react'

/*
 * @reach/dialog stops the propagation of every click in a dialog, so CMS scripts that listen on the document
 * would miss them. These elements do not: the backdrop handles only clicks on itself.
 */

export function Backdrop({ onClick, ...rest }: ComponentProps<'div'>) {
  const click = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) onClick?.(event)
  }
  // biome-ignore lint/a11y: a shortcut for the pointer; the keyboard has Escape and the close button
  return <div {...rest} onClick={click} />
}

export function Box({ onClick: _, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />
}
