import { jumpTarget } from '../../src/dropdowns/jumpTarget'

const BASE = 'https://lakeside.example/places/?page=2'
const to = (value: string) => jumpTarget(value, BASE)

describe('jumpTarget', () => {
  it.each([
    ['/cabins', 'https://lakeside.example/cabins'],
    ['cabins?size=2#list', 'https://lakeside.example/places/cabins?size=2#list'],
    ['?page=3', 'https://lakeside.example/places/?page=3'],
    ['#list', 'https://lakeside.example/places/?page=2#list'],
    ['https://other.example/a', 'https://other.example/a'],
    ['http://other.example/a', 'http://other.example/a'],
    ['HTTPS://other.example/a', 'https://other.example/a'],
    ['  /cabins  ', 'https://lakeside.example/cabins'],
    ['/search?to=//evil.example', 'https://lakeside.example/search?to=//evil.example'],
    ['/a:b', 'https://lakeside.example/a:b'],
    ['places/a\\b', 'https://lakeside.example/places/places/a/b'],
    // Persian and Hindi words are spelt with a zero-width non-joiner or joiner.
    ['/خانه\u200cها', `https://lakeside.example/${encodeURIComponent('خانه\u200cها')}`],
    ['/क\u094d\u200dष', `https://lakeside.example/${encodeURIComponent('क\u094d\u200dष')}`],
  ])('is the address %s', (value, target) => {
    expect(to(value)).toBe(target)
  })

  it.each([
    ['cabins::/cabins', '/cabins'],
    ['3f8a::https://other.example/a', 'https://other.example/a'],
    ['::/cabins', '/cabins'],
    ['a::/b::c', '/b::c'],
    ['javascript:alert(1)::/cabins', '/cabins'],
  ])('of {something}::{url}, %s, is the part after ::', (value, url) => {
    expect(to(value)).toBe(new URL(url, BASE).href)
  })

  it.each(['', '   ', 'cabins::', 'cabins::   '])('is null without a URL: “%s”', (value) => {
    expect(to(value)).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://lakeside.example/1',
    'file:///etc/passwd',
    'mailto:a@lakeside.example',
    'view-source:https://lakeside.example/',
    '//evil.example/a',
    '\\\\evil.example/a',
    '/\\evil.example/a',
    '\\/evil.example/a',
    '///evil.example/a',
    '/\t/evil.example/a',
    '/\n\\evil.example',
    '\t//evil.example',
    ' //evil.example/a',
    '\u200b//evil.example',
    '/cabins\u202e',
    'https:\\\\evil.example',
    'http:evil.example',
    'https://',
    'https://[',
    'https://other.example/\u0000',
  ])('is null for the unsafe value %j', (value) => {
    expect(to(value)).toBeNull()
    expect(to(`cabins::${value}`)).toBeNull()
  })

  it('stays on the origin when a scheme without slashes is resolved as relative', () => {
    // Of the page's own scheme it would be relative, of the other a host.
    expect(to('http:evil.example')).toBeNull()
    expect(to('https:evil.example')).toBe('https://lakeside.example/places/evil.example')
  })
})
