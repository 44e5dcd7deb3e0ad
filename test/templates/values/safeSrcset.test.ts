import { safeSrcset } from '../../../src/templates/values/safeSrcset'

describe('safeSrcset', () => {
  it.each([
    ['/a.jpg', '/a.jpg'],
    ['/a.jpg 1x, /b.jpg 2x', '/a.jpg 1x, /b.jpg 2x'],
    ['  /a.jpg  480w,\n /b.jpg 960w ', '/a.jpg 480w, /b.jpg 960w'],
    ['/a,b.jpg 1.5x,/c.jpg 2x', '/a,b.jpg 1.5x, /c.jpg 2x'],
    ['/a.jpg, /b.jpg 2x', '/a.jpg, /b.jpg 2x'],
    ['/a.jpg 400h', '/a.jpg 400h'],
  ])('reads %j as %j', (srcset, read) => {
    expect(safeSrcset(srcset)).toBe(read)
  })

  it.each([
    ['javascript:alert(1) 1x, /b.jpg 2x', '/b.jpg 2x'],
    ['/a.jpg 1x, data:image/svg+xml,<svg/onload=alert(1)> 2x', '/a.jpg 1x'],
    ['/a.jpg 1x,java\u0000script:alert(1) 2x', '/a.jpg 1x'],
    ['/a.jpg 1x onerror=alert(1), /b.jpg 2x', '/b.jpg 2x'],
    ['/a.jpg -1x, /b.jpg 2x', '/b.jpg 2x'],
  ])('keeps only the safe candidates of %j', (srcset, safe) => {
    expect(safeSrcset(srcset)).toBe(safe)
  })

  it.each(['', '  ', ',,,', 'javascript:alert(1)', 'data:image/png;base64,AAAA 1x'])(
    'returns null for %j',
    (srcset) => {
      expect(safeSrcset(srcset)).toBeNull()
    },
  )

  it('reads long texts quickly', () => {
    const started = performance.now()
    safeSrcset(`/a.jpg${' '.repeat(300_000)}`)
    safeSrcset(`${','.repeat(300_000)}`)
    safeSrcset(`/a.jpg 1x${', '.repeat(100_000)}`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
