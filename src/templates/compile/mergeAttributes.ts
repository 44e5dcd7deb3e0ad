import type { Attributes, BoundAttribute } from '../template'
import type { ParsedAttributes } from './parseAttributes'

interface MergedAttributes {
  readonly attributes: Attributes
  readonly bound: readonly BoundAttribute[]
}

/**
 * Merges an element's static and bound attributes. A bound class is added to the static one; any other bound
 * attribute replaces the static one. A link that opens a window always has rel="noopener".
 */
export function mergeAttributes(
  name: string,
  { staticAttributes, bound }: ParsedAttributes,
): MergedAttributes {
  const attributes = new Map(staticAttributes)
  if (name === 'link') attributes.delete('rel')
  if (opensWindow(name, staticAttributes, bound)) {
    attributes.set('rel', withNoopener(staticAttributes.get('rel')))
  }
  const list: BoundAttribute[] = []
  for (const [attribute, path] of bound) {
    if (name === 'link' && attribute === 'rel') continue
    const prefix =
      attribute === 'class'
        ? (staticAttributes.get('class') ?? '')
        : attribute === 'rel' && attributes.get('rel')?.includes('noopener')
          ? 'noopener'
          : ''
    attributes.delete(attribute)
    list.push({ name: attribute, path, prefix })
  }
  return { attributes: Object.fromEntries(attributes), bound: list }
}

function opensWindow(
  name: string,
  staticAttributes: ReadonlyMap<string, string>,
  bound: ReadonlyMap<string, unknown>,
): boolean {
  if (name !== 'a' && name !== 'area' && name !== 'form') return false
  const target = staticAttributes.get('target')?.toLowerCase() ?? ''
  return bound.has('target') || !['', '_self'].includes(target)
}

function withNoopener(rel = ''): string {
  const words = rel.split(/\s+/).filter((word) => word !== '' && !/^(?:no)?opener$/i.test(word))
  return [...words, 'noopener'].join(' ')
}
