import type { ComponentPropsWithoutRef } from 'react'
import { onPlainClick } from './onPlainClick'

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'onClick' | 'href' | 'type'> {
  /** The address that it leads to; undefined where that is no address that a server reads. */
  readonly href: string | undefined
  readonly onClick: () => void
}

/** A link where its search has a real address, so that it works without JavaScript; else a button. */
export function LinkOrButton({ href, onClick, ...rest }: Props) {
  return href === undefined ? (
    <button type="button" {...(rest as ComponentPropsWithoutRef<'button'>)} onClick={onClick} />
  ) : (
    <a {...rest} href={href} onClick={(event) => onPlainClick(event, onClick)} />
  )
}
