import fc from 'fast-check'
import { safeUrl } from '../../../src/templates/values/safeUrl'

describe('safeUrl', () => {
  it.each([
    'https://example.com/a?b=c:d#e',
    'HTTP://EXAMPLE.COM',
    'http://localhost:8983/x',
    'mailto:a@example.com',
    'tel:+1-555-0100',
    '/cabins/lake:view',
    'cabins/lake view.jpg',
    './a',
    '../a',
    '?page=2&at=12:30',
    '#place:1',
    '//cdn.example.com/a.jpg',
    '/suche/größe',
    '/a%20b',
    'page&copy=1',
  ])('accepts %s', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  it('trims white space', () => {
    expect(safeUrl(' \n https://example.com/ \t')).toBe('https://example.com/')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '  javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    '\u200bjavascript:alert(1)',
    '\u202ejavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\rscript:alert(1)',
    'java\u0000script:alert(1)',
    'javascript\u0009:alert(1)',
    'javascript :alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3a;alert(1)',
    '&#106;avascript:alert(1)',
    '&#0000106avascript&#0000058alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'feed:javascript:alert(1)',
    'view-source:javascript:alert(1)',
    'intent://x#Intent;scheme=javascript;end',
    'ws://example.com',
    'about:blank',
    'unknown:x',
    ':alert(1)',
    '\\\\example.com',
    '/\\example.com',
    'https:\\\\example.com',
    '\\javascript:alert(1)',
    '/a\u2028b',
    '',
    '   ',
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeNull()
  })

  it('accepts only URLs that the browser reads with an allowed scheme', () => {
    const piece = fc.constantFrom(
      ...[
        'java',
        'script',
        ':',
        'data',
        'http',
        '/',
        '\\',
        '\t',
        '\n',
        ' ',
        '\0',
        '&#58;',
        '\u00a0',
        '%3a',
        '#',
        '?',
        'JAVASCRIPT',
        'x',
        '//',
        '@',
        'vbscript:',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const url = safeUrl(pieces.join(''))
        if (url === null || !URL.canParse(url, 'https://base.example/')) return
        const { protocol } = new URL(url, 'https://base.example/')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
      }),
      { numRuns: 3000 },
    )
  })

  it('reads long texts quickly', () => {
    const started = performance.now()
    safeUrl(`a${' '.repeat(500_000)}b`)
    safeUrl('a/'.repeat(200_000))
    expect(performance.now() - started).toBeLessThan(500)
  })
})
