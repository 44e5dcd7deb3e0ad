import { plainText } from '../../../src/templates/values/plainText'

test.each([
  ['&ldquo;Quiet&rdquo; &mdash; and warm&hellip;', '“Quiet” — and warm…'],
  ['caf&eacute; &amp; bar&nbsp;open', 'café & bar open'],
  ['&#8220;a&#x201D; &frac12; &sup2;', '“a” ½ ²'],
  ['a &copy 2024', 'a © 2024'],
  ['Tom & Jerry, R&D, a&b;', 'Tom & Jerry, R&D, a&b;'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['<p>One</p><p>Two</p><!-- three --><style>p{}</style>', 'One Two'],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
