import { type CheckoutField, STEPS } from './checkoutSteps'
import type { Entered, Visitor } from './shopStore'

/** Validates the values of a step. @returns errors by field; none before the visitor has sent the step. */
export function validateStep(
  step: number,
  entered: Entered | undefined,
): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  if (!entered) return errors
  for (const field of STEPS[step - 1]?.fields ?? []) {
    if (!isValid(field, entered[field.name] ?? '')) errors.set(field.name, field.error)
  }
  return errors
}

/** The first incomplete step, from 1. One more than the last step when all are complete. */
export function firstOpenStep({ entered }: Visitor): number {
  const open = STEPS.findIndex(
    (_, index) =>
      !entered.has(index + 1) || validateStep(index + 1, entered.get(index + 1)).size > 0,
  )
  return open < 0 ? STEPS.length + 1 : open + 1
}

/** The price of the chosen delivery in dollars. */
export function shippingOf(entered: ReadonlyMap<number, Entered>): number {
  const chosen = STEPS.flatMap(({ fields }, index) =>
    fields.flatMap((field) => {
      const value = entered.get(index + 1)?.[field.name] ?? ''
      return field.kind === 'choice' && Object.hasOwn(field.options, value)
        ? [field.options[value]?.price ?? 0]
        : []
    }),
  )
  return chosen.reduce((sum, price) => sum + price, 0)
}

function isValid(field: CheckoutField, value: string): boolean {
  return field.kind === 'text' ? field.pattern.test(value) : Object.hasOwn(field.options, value)
}
