import type { Translate } from '../../../shared/languages/createTranslate'

const texts = new WeakMap<Translate, Map<number, string>>()

/** The text of a count. A thousand values have few different ones, so each is made once. */
export function countText(translate: Translate, n: number): string {
  let known = texts.get(translate)
  if (!known) {
    known = new Map()
    texts.set(translate, known)
  }
  const text = known.get(n) ?? translate('facet.count', { n })
  known.set(n, text)
  return text
}
