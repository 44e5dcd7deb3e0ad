/** Who is measured: Vitrine as one bundle and as modules, a page written by hand, and React InstantSearch. */
export const CONTENDERS = ['vitrine', 'modules', 'handwritten', 'instantsearch'] as const

export type Contender = (typeof CONTENDERS)[number]

/** The markup by which the probe finds things: both forms of Vitrine render the same. */
export type Markup = Exclude<Contender, 'modules'>

export function markupOf(contender: Contender): Markup {
  return contender === 'modules' ? 'vitrine' : contender
}
