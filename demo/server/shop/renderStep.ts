import { escapeHtml } from '../pages/escapeHtml'
import { formatDollars } from '../pages/formatDollars'
import { type CheckoutField, type ChoiceField, STEPS, type TextField } from './checkoutSteps'
import { renderOrderLines } from './renderOrderLines'
import type { Visitor } from './shopStore'
import { configAttribute, trackedLines } from './trackedProduct'
import { shippingOf, validateStep } from './validateCheckout'

/** Renders one step of the checkout with its values and errors. @param step from 1. */
export function renderStep(step: number, visitor: Visitor): string {
  const { label, button, fields } = STEPS[step - 1] ?? { label: '', button: '', fields: [] }
  const entered = visitor.entered.get(step)
  const errors = validateStep(step, entered)
  const rows = fields.map((one) =>
    field(one, entered?.[one.name] ?? '', errors.get(one.name) ?? ''),
  )
  return `<h1 class="shop__title">Checkout</h1>
${progress(step)}
${summary(errors)}<div class="shop-checkout">
<form class="shop-form" data-vitrine="checkout" action="/shop/checkout/${step}" method="post" aria-labelledby="step-title" ${configAttribute({ step, label, ...optionOf(fields), products: trackedLines(visitor.lines) })}>
<h2 class="shop-form__title" id="step-title">${label}</h2>
<input type="hidden" name="cart" value="${visitor.cart}">
${rows.join('\n')}
<p class="shop-buttons"><button class="shop-button shop-button--first" name="op" value="next">${button}</button></p>
</form>
${renderOrderLines(visitor.lines, shippingOf(visitor.entered))}
</div>
<p><a href="${step === 1 ? '/shop/cart' : `/shop/checkout/${step - 1}`}">${step === 1 ? 'Back to the cart' : 'One step back'}</a></p>`
}

/** Names the field whose value goes to analytics. Personal data such as names does not. */
function optionOf(fields: readonly CheckoutField[]) {
  const choice = fields.find(({ kind }) => kind === 'choice')
  return choice && { option_field: choice.name }
}

function progress(step: number): string {
  const items = STEPS.map(({ label }, index) => {
    const words = index + 1 < step ? `<a href="/shop/checkout/${index + 1}">${label}</a>` : label
    return `<li${index + 1 === step ? ' aria-current="step"' : ''}>${words}</li>`
  })
  return `<ol class="shop-steps" aria-label="Steps">${items.join('')}</ol>`
}

/** Renders the errors. The summary takes the focus, since screen readers skip live regions during page load. */
function summary(errors: ReadonlyMap<string, string>): string {
  const items = [...errors].map(
    ([name, text]) => `<li><a href="#${name}">${escapeHtml(text)}</a></li>`,
  )
  return items.length > 0
    ? `<div class="shop-wrongs" role="alert" tabindex="-1" autofocus><ul>${items.join('')}</ul></div>\n`
    : ''
}

function field(one: CheckoutField, value: string, errors: string): string {
  const message = errors
    ? `<span class="shop-wrong" id="${one.name}-wrong">${escapeHtml(errors)}</span>`
    : ''
  return one.kind === 'text' ? textField(one, value, message) : choiceField(one, value, message)
}

function textField({ name, label, attributes }: TextField, value: string, message: string): string {
  const marks = message ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : ''
  return `<p class="shop-field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(value)}" ${attributes}${marks}>${message}</p>`
}

function choiceField(
  { name, label, options }: ChoiceField,
  chosen: string,
  message: string,
): string {
  const rows = Object.entries(options).map(([value, { label, price }], index) => {
    const cost = price ? ` <span class="shop-faint">${formatDollars(price)}</span>` : ''
    const id = index === 0 ? ` id="${name}"` : ''
    return `<label class="shop-choice"><input type="radio"${id} name="${name}" value="${value}"${value === chosen ? ' checked' : ''} required> ${label}${cost}</label>`
  })
  const marks = message ? ` aria-describedby="${name}-wrong"` : ''
  return `<fieldset class="shop-field"${marks}><legend>${label}</legend>
${rows.join('\n')}
${message}</fieldset>`
}
