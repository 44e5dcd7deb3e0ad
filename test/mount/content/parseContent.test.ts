import { parseContent } from '../../../mount/content/parseContent'

/** What of a piece of markup gets into the page. */
function parsed(html: string): string {
  const place = document.createElement('div')
  place.append(parseContent(html).nodes)
  return place.innerHTML
}

describe('fetched markup', () => {
  it("keeps the CMS's markup and the configuration of mount points", () => {
    const html =
      '<h2>Regions</h2> and <tr-x></tr-x><div data-vitrine="facet"><script type="application/json">{"field":"city"}</script></div>'
    expect(parsed(html)).toBe(html)
    expect(parseContent(html)).toMatchObject({ isWholePage: false, hadScript: false })
  })

  it('keeps table rows without a table', () => {
    expect(parsed('<tr><td>1</td></tr>')).toBe('<tr><td>1</td></tr>')
  })

  it.each([
    ['<script>hack()</script>', ''],
    ['<script type="module" src="/hack.js"></script>', ''],
    ['<script type="application/json+x">hack()</script>', ''],
    ['<svg><script>hack()</script></svg>', '<svg></svg>'],
    ['<img src="x" onerror="hack()">', '<img src="x">'],
    ['<p ONCLICK="hack()">a</p>', '<p>a</p>'],
    ['<svg onload="hack()"></svg>', '<svg></svg>'],
    ['<iframe srcdoc="<script>hack()</script>"></iframe>', '<iframe></iframe>'],
    ['<iframe src="javascript:hack()"></iframe>', '<iframe></iframe>'],
    ['<a href=" java&#10;script&#58;hack()">a</a>', '<a>a</a>'],
    ['<a href="&#1;JAVASCRIPT:hack()">a</a>', '<a>a</a>'],
    ['<form action="javascript:hack()"></form>', '<form></form>'],
    ['<button formaction="vbscript:hack()"></button>', '<button></button>'],
    ['<object data="javascript:hack()"></object>', '<object></object>'],
    ['<svg><a xlink:href="javascript:hack()"></a></svg>', '<svg><a></a></svg>'],
    [
      '<svg><set attributeName="href" to="javascript:hack()"></set></svg>',
      '<svg><set attributeName="href"></set></svg>',
    ],
    [
      '<svg><animate attributeName="href" values="/a;javascript:hack()"></animate></svg>',
      '<svg><animate attributeName="href"></animate></svg>',
    ],
    ['<template><img src="x" onerror="hack()"></template>', '<template><img src="x"></template>'],
    [
      '<form onsubmit="hack()"><input name="attributes"><input name="remove"><input name="removeAttribute"></form>',
      '<form><input name="attributes"><input name="remove"><input name="removeAttribute"></form>',
    ],
  ])('contains nothing that runs: %s', (html, left) => {
    expect(parsed(html)).toBe(left)
    expect(parseContent(html).hadScript).toBe(true)
  })

  it('keeps text that only looks like script', () => {
    const html = '<p title="javascript: the good parts">on<a href="/javascript:a">a</a></p>'
    expect(parsed(html)).toBe(html)
  })

  it('drops elements that affect the whole page', () => {
    expect(
      parsed('<base href="/x/"><meta http-equiv="refresh" content="0"><title>T</title><p>a</p>'),
    ).toBe('<p>a</p>')
  })

  it('drops noscript elements', () => {
    expect(parsed('<img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>')).toBe(
      '<img data-src="/a.jpg">',
    )
  })

  it.each([
    '<!doctype html><title>A</title>',
    '\n<!-- cached --><HTML lang="en">',
    '<?xml version="1.0"?>\n<html>',
    '<body class="page">',
  ])('is recognised as a whole page: %s', (html) => {
    expect(parseContent(html).isWholePage).toBe(true)
  })

  it.each(['<header>a</header>', '<p>&lt;html&gt;</p>', ''])(
    'is recognised as a part: %s',
    (html) => {
      expect(parseContent(html).isWholePage).toBe(false)
    },
  )
})
