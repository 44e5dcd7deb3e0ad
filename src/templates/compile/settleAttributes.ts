import type { BoundAttribute } from '../template'
import type { SortedAttributes } from './sortAttributes'

/**
 * An element's own and bound attributes, settled: a bound class is added to the themer's own, any
 * other bound attribute replaces it, and a link that opens elsewhere never hands over its window.
 */
export function settleAttributes(name: string, { own, bound }: SortedAttributes) {
  const kept = new Map(own)
  if (name === 'link') kept.delete('rel')
  if (opensElsewhere(name, own, bound)) kept.set('rel', withNoopener(own.get('rel')))
  const list: BoundAttribute[] = []
  for (const [attribute, path] of bound) {
    if (name === 'link' && attribute === 'rel') continue
    const always =
      attribute === 'class'
        ? (own.get('class') ?? '')
        : attribute === 'rel' && kept.get('rel')?.includes('noopener')
          ? 'noopener'
          : ''
    kept.delete(attribute)
    list.push({ name: attribute, path, always })
  }
  return { attributes: Object.fromEntries(kept), bound: list }
}

function opensElsewhere(
  name: string,
  own: ReadonlyMap<string, string>,
  bound: ReadonlyMap<string, unknown>,
): boolean {
  if (name !== 'a' && name !== 'area' && name !== 'form') return false
  return bound.has('target') || !['', '_self'].includes(own.get('target')?.toLowerCase() ?? '')
}

function withNoopener(rel = ''): string {
  const words = rel.split(/\s+/).filter((word) => word !== '' && !/^(?:no)?opener$/i.test(word))
  return [...words, 'noopener'].join(' ')
}
