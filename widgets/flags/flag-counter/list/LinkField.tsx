import { useLayoutEffect, useRef } from 'react'

interface Props {
  readonly link: string
  readonly label: string
}

/** A link to be copied by hand, focused and selected. */
export function LinkField({ link, label }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <input
      ref={field}
      className="vitrine-flagged__link"
      type="text"
      dir="ltr"
      readOnly
      value={link}
      aria-label={label}
    />
  )
}
