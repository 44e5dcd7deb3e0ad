import type { ComponentProps, MouseEvent } from 'react'

/*
 * @reach/dialog stops every click in a dialog on its way up, which CMS scripts that listen on the document
 * would then not hear of. These two do without: the backdrop takes for its own only what was pressed on it.
 */

export function Backdrop({ onClick, ...rest }: ComponentProps<'div'>) {
  const click = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) onClick?.(event)
  }
  // biome-ignore lint/a11y: it is a shortcut for the pointer; the keyboard has Escape and the close button
  return <div {...rest} onClick={click} />
}

export function Box({ onClick: _, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />
}
