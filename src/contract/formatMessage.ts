export type MessageValues = Readonly<Record<string, string | number>>

/**
 * Fills a message's `{name}` places; of `one | other` forms the one that the number `n` asks for.
 * @param locale a BCP 47 tag, for plural rules and digits.
 */
export function formatMessage(text: string, values: MessageValues = {}, locale = 'en'): string {
  const forms = text.split(' | ')
  const form = forms.length > 1 ? pluralForm(forms, values['n'], locale) : text
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return place
    return typeof value === 'number' ? numberFormat(locale).format(value) : value
  })
}

function pluralForm(forms: readonly string[], n: string | number | undefined, locale: string) {
  const category = typeof n === 'number' ? pluralRules(locale).select(n) : 'other'
  return (category === 'one' ? forms[0] : forms[forms.length - 1]) ?? ''
}

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()

function numberFormat(locale: string) {
  return kept(numbers, locale, () => new Intl.NumberFormat(locale))
}

function pluralRules(locale: string) {
  return kept(plurals, locale, () => new Intl.PluralRules(locale))
}

function kept<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const made = cache.get(key) ?? make()
  cache.set(key, made)
  return made
}
