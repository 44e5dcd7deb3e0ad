import { findTemplateIssue, insertKey, tileOrigins } from '../../src/map/tileTemplate'

const PAGE = 'https://lakeside.example/stays/'

describe('a tile URL template', () => {
  it.each([
    '/tiles/{z}/{x}/{y}.svg',
    'https://{s}.tile.example/{z}/{x}/{y}{r}.png?key={key}',
    'https://tile.example/{z}/{x}/{-y}.png',
  ])('accepts %s', (template) => {
    expect(findTemplateIssue(template)).toBeNull()
  })

  it.each([
    ['/tiles/{z}/{x}.svg', 'an address with {z}, {x} and {y}'],
    ['/tiles', 'an address with {z}, {x} and {y}'],
    ['javascript:{z}/{x}/{y}', 'an http, https or relative address'],
    ['data:image/png,{z}{x}{y}', 'an http, https or relative address'],
    ['https://[/{z}/{x}/{y}.png', 'an http, https or relative address'],
    ['/{z}/{x}/{y}?k={apikey}', 'an address whose {…} are z, x, y, -y, s, r or key, not apikey'],
  ])('rejects %s with a reason', (template, fault) => {
    expect(findTemplateIssue(template)).toBe(fault)
  })

  it('encodes the key', () => {
    expect(insertKey('/{z}?k={key}&again={key}', 'a&b=$&/{z}')).toBe(
      '/{z}?k=a%26b%3D%24%26%2F%7Bz%7D&again=a%26b%3D%24%26%2F%7Bz%7D',
    )
    expect(insertKey('/{z}?k={key}')).toBe('/{z}?k=')
  })

  it('lists its origins, each once', () => {
    expect(tileOrigins('/tiles/{z}/{x}/{y}.svg', 'abc', PAGE)).toEqual(['https://lakeside.example'])
    expect(tileOrigins('https://{s}.tile.example/{z}/{x}/{y}', 'ab', PAGE)).toEqual([
      'https://a.tile.example',
      'https://b.tile.example',
    ])
    expect(tileOrigins('//tile.example/{z}/{x}/{y}', 'ab', PAGE)).toEqual(['https://tile.example'])
    expect(tileOrigins('https://[/{z}/{x}/{y}', '', PAGE)).toEqual(['null'])
  })
})
