import type { Translate } from '../../shared/languages/createTranslate'

/** The most texts that are kept of one language. */
const MOST = 999

const texts = new WeakMap<Translate, Map<number, string>>()

/** The text of a count. Those of a thousand values are few different ones, so each is made once. */
export function countText(translate: Translate, n: number): string {
  let known = texts.get(translate)
  if (!known || known.size > MOST) {
    known = new Map()
    texts.set(translate, known)
  }
  const text = known.get(n) ?? translate('facet.count', { n })
  known.set(n, text)
  return text
}
