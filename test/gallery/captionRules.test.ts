import { captionRules } from '../../src/gallery/captionRules'

describe('captionRules (spec 5.7)', () => {
  it("returns the specification's lists by default", () => {
    expect(captionRules({}).rules).toEqual({
      tags: ['a', 'b', 'strong', 'i', 'em', 'u', 'cite', 'code', 'br'],
      attributes: ['href', 'hreflang', 'title', 'target'],
    })
  })

  it("replaces each default list by the site's list", () => {
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
  ])("rejects the element <%s> in a site's list", (tag) => {
    expect(captionRules({ tags: ['b', tag] })).toMatchObject({
      rules: { tags: ['b'] },
      rejected: [`<${tag}>`],
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
  ])("rejects the attribute %s in a site's list", (attribute) => {
    expect(captionRules({ attributes: ['href', attribute] })).toMatchObject({
      rules: { attributes: ['href'] },
      rejected: [attribute],
    })
  })
})
