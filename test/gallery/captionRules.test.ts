import { captionRules } from '../../src/gallery/captionRules'

describe('what captions may hold (spec 5.7)', () => {
  it("is the specification's lists", () => {
    expect(captionRules({}).rules).toEqual({
      tags: ['a', 'b', 'strong', 'i', 'em', 'u', 'cite', 'code', 'br'],
      attributes: ['href', 'hreflang', 'title', 'target'],
    })
  })

  it("is the site's own lists instead, each where it is given", () => {
    expect(captionRules({ tags: ['Mark', ' p '] }).rules).toEqual({
      tags: ['mark', 'p'],
      attributes: ['href', 'hreflang', 'title', 'target'],
    })
    expect(captionRules({ attributes: [] }).rules.attributes).toEqual([])
  })

  it.each([
    'script',
    'style',
    'iframe',
    'svg',
    'math',
    'template',
    'noscript',
    'textarea',
    'xmp',
    'title',
    'form',
    'input',
    'object',
    'base',
    'link',
    'meta',
    'custom-element',
    '__proto__',
    'constructor',
    '*',
  ])('is never <%s>, whatever the site says', (tag) => {
    expect(captionRules({ tags: ['b', tag] })).toMatchObject({
      rules: { tags: ['b'] },
      refused: [`<${tag}>`],
    })
  })

  it.each([
    'onclick',
    'onerror',
    'style',
    'srcdoc',
    'srcset',
    'id',
    'name',
    'formaction',
    'ping',
    'data-vitrine',
    'data-*',
    '__proto__',
    '*',
  ])('is never the attribute %s, whatever the site says', (attribute) => {
    expect(captionRules({ attributes: ['href', attribute] })).toMatchObject({
      rules: { attributes: ['href'] },
      refused: [attribute],
    })
  })
})
