import { type CheckoutField, STEPS } from './checkoutSteps'
import type { Entered, Visitor } from './shopStore'

/** What is wrong with what was entered into a step's form, by field; nothing where nothing was entered yet. */
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

/** The first step that is not done, from 1; one past the last when all are. */
export function firstOpenStep({ entered }: Visitor): number {
  const open = STEPS.findIndex(
    (_, index) =>
      !entered.has(index + 1) || validateStep(index + 1, entered.get(index + 1)).size > 0,
  )
  return open < 0 ? STEPS.length + 1 : open + 1
}

/** What the delivery that was chosen costs, in dollars. */
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
