import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface Props extends ComponentProps<'input'> {
  readonly label: string
  /** What the visitor has typed, if anything. */
  readonly value: string | undefined
  /** What the field shows until then. */
  readonly amount: string
}

/**
 * A labelled field for an amount. With the focus its amount is selected, so that typing replaces it, even when an
 * answer has changed it since.
 */
export function AmountField({ label, value, amount, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isTyped = value !== undefined
  const select = () => input.current?.select()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount loses the selection
  useLayoutEffect(() => {
    if (!isTyped && input.current?.matches(':focus')) select()
  }, [amount])
  return (
    <label className="vitrine-range__field">
      <span className="vitrine-range__label">{label}</span>
      <input
        {...props}
        ref={input}
        className="vitrine-range__amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value ?? amount}
        onFocus={select}
      />
    </label>
  )
}
