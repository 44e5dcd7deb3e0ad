import type { Translate } from './translate'

/** Translations by English text. In both, `{name}` is a placeholder for any text. */
export type Dictionary = Readonly<Record<string, string>>

interface Pattern {
  readonly fits: RegExp
  readonly names: readonly string[]
  readonly text: string
}

const PLACEHOLDER = /\{(\w+)\}/g

/** Exact texts win, then texts with placeholders, in the dictionary's order. Placeholder values are translated too. */
export function createTranslator(dictionary: Dictionary): Translate {
  const known = new Map(Object.entries(dictionary))
  const patterns = [...known].filter(([english]) => english.includes('{')).map(patternOf)
  const translate: Translate = (text) => {
    const whole = known.get(text)
    if (whole !== undefined) return whole
    for (const { fits, names, text: translation } of patterns) {
      const found = fits.exec(text)?.slice(1)
      if (!found) continue
      const values = new Map(names.map((name, index) => [name, found[index] ?? '']))
      return translation.replace(PLACEHOLDER, (_, name: string) => {
        const value = values.get(name) ?? ''
        return translate(value) ?? value
      })
    }
    return undefined
  }
  return translate
}

function patternOf([english, text]: readonly [string, string]): Pattern {
  const parts = english.split(PLACEHOLDER)
  const source = parts.map((part, index) =>
    index % 2 === 1 ? '(.+)' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  )
  const names = parts.filter((_, index) => index % 2 === 1)
  return { fits: new RegExp(`^${source.join('')}$`), names, text }
}
