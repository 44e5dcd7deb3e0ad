import { matchParts } from '../../../src/facets/find/matchParts'

interface Props {
  readonly value: string
  readonly term: string
}

/** A value with each match of the term marked. */
export function MarkedValue({ value, term }: Props) {
  let at = 0
  return matchParts(value, term).map(({ text, isMatch }) => {
    const key = at
    at += text.length
    return isMatch ? (
      <mark key={key} className="vitrine-facet__match">
        {text}
      </mark>
    ) : (
      text
    )
  })
}
