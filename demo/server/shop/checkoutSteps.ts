/** A text field. */
export interface TextField {
  readonly kind: 'text'
  readonly name: string
  readonly label: string
  /** Additional HTML attributes. */
  readonly attributes: string
  readonly pattern: RegExp
  /** The message for an invalid value. */
  readonly error: string
}

/** A field with options. */
export interface ChoiceField {
  readonly kind: 'choice'
  readonly name: string
  readonly label: string
  readonly options: Readonly<Record<string, ChoiceOption>>
  readonly error: string
}

export interface ChoiceOption {
  readonly label: string
  /** The price in dollars. Absent when the option is free. */
  readonly price?: number
}

export type CheckoutField = TextField | ChoiceField

export interface CheckoutStep {
  readonly label: string
  /** The text of its button. */
  readonly button: string
  readonly fields: readonly CheckoutField[]
}

const text = (
  name: string,
  label: string,
  autocomplete: string,
  pattern: RegExp,
  error: string,
): TextField => ({
  kind: 'text',
  name,
  label,
  attributes: `required maxlength="80" autocomplete="${autocomplete}"`,
  pattern,
  error,
})

/** The steps of the checkout, numbered from 1. */
export const STEPS: readonly CheckoutStep[] = [
  {
    label: 'Address',
    button: 'Continue to delivery',
    fields: [
      text('name', 'Your name', 'name', /\S\s+\S/, 'Please give both of your names.'),
      text('street', 'Street and number', 'street-address', /\S/, 'Please say in which street.'),
      text('zip', 'ZIP code', 'postal-code', /^\s*\d{5}\s*$/, 'A ZIP code has five digits.'),
      text('town', 'Town', 'address-level2', /\S/, 'Please say in which town.'),
    ],
  },
  {
    label: 'Delivery',
    button: 'Continue to payment',
    fields: [
      {
        kind: 'choice',
        name: 'delivery',
        label: 'How shall it come to you?',
        options: {
          kerb: { label: 'In parts, to the kerb' },
          garden: { label: 'In parts, into the garden', price: 120 },
          built: { label: 'Brought and built', price: 890 },
        },
        error: 'Please choose how it shall come to you.',
      },
    ],
  },
  {
    label: 'Payment',
    button: 'Place the order',
    fields: [
      {
        kind: 'choice',
        name: 'payment',
        label: 'How would you like to pay?',
        options: {
          invoice: { label: 'By invoice' },
          door: { label: 'By card, at the door' },
        },
        error: 'Please choose how you would like to pay.',
      },
    ],
  },
]
