import { createFormats } from '../templates/values/format'

export type MessageValues = Readonly<Record<string, string | number>>

/** The plural forms of a text that has six, in their order; behind them stands `other`. */
const FORMS = ['zero', 'one', 'two', 'few', 'many']

/**
 * Fills a message's `{name}` places; of its plural forms, `one | other` or
 * `zero | one | two | few | many | other`, the one that the number `n` asks for.
 * @param locale a BCP 47 tag, for plural rules and digits.
 */
export function formatMessage(text: string, values: MessageValues = {}, locale = 'en'): string {
  const forms = text.split(' | ')
  const form = forms.length > 1 ? pluralForm(forms, values['n'], locale) : text
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return place
    return typeof value === 'number' ? createFormats({ locale }).number(value) : value
  })
}

function pluralForm(forms: readonly string[], n: string | number | undefined, locale: string) {
  const category = typeof n === 'number' ? pluralRules(locale).select(n) : 'other'
  const known = forms.length > 2 ? FORMS : ['one']
  return forms.at(known.indexOf(category)) ?? ''
}

const plurals = new Map<string, Intl.PluralRules>()

function pluralRules(locale: string) {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, rules)
  return rules
}
