import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright'
import sanitizeHtml from 'sanitize-html'
import { buildFixture } from '../buildFixture'
import { OPTIONS } from '../fixture/widgets/sanitiser/options'
import { launch, openPage } from '../openPage'

/** Attacks and odd markup. The expected output is that of the installed, complete package. */
const INPUTS = [
  '<script>alert(1)</script><b>kept</b>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)" srcset="javascript:alert(1) 1x, /a.png 2x" alt="a">',
  '<a href="javascript:alert(1)">1</a><a href=" java\tscript:alert(1)">2</a>',
  '<a href="java&#0000115;cript:alert(1)">3</a><a href="javascript&colon;alert(1)">4</a>',
  '<a href="JaVaScRiPt:alert(1)">5</a><a href="data:text/html,<script>alert(1)</script>">6</a>',
  '<a href="//evil.test">7</a><a href="/\\evil.test">8</a><a href="jav<!-- x -->ascript:alert(1)">9</a>',
  '<xmp><script>alert(1)</script></xmp><noscript><img src=x onerror=alert(1)></noscript>',
  '<textarea></b><script>alert(1)</script></textarea><title><img src=x onerror=alert(1)></title>',
  '<svg><style><img src=x onerror=alert(1)></style></svg><math><mi><b>x</b></mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>',
  '<p onclick=alert(1) title="x">text</p><p/onclick=alert(1)>text',
  '<b><i>unclosed <p>nest',
  '</b>stray</p><br/><br>',
  '<a title="&quot;><script>alert(1)</script>">q</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;b&amp;gt;',
  'caf&eacute; &hearts; &nbsp;&copy 2024 &notit; &CounterClockwiseContourIntegral; &fjlig; &ngE;',
  '&#x1F600; &#0; &#128; &#xD800; &#99999999; &unknown; &amp',
  '<!-- a comment --><![CDATA[ x ]]><?php echo 1 ?><!DOCTYPE html>',
  '<a href="?a=1&copy=2&lt=3&amp;b=4">query</a>',
  '<img srcset="/a.png 1x, /b,c.png 2x, https://x.test/d.png 480w" alt=\'"\'>',
  `${'<b>'.repeat(200)}deep`,
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<b\u0000>nul</b\u0000> \u2028 <\u0130mg src=x onerror=alert(1)>',
]

let folder: string
let browser: Browser
let page: Page

before(async () => {
  browser = await launch()
  folder = await buildFixture()
  page = await openPage(browser, { folder, html: '<body><script src="/vitrine.js"></script>' })
  await page.goto('http://site.test/')
})
after(async () => {
  await browser?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const clean = (inputs: readonly string[]) =>
  page.evaluate((all) => Promise.all(all.map((html) => VitrineFixture.clean(html))), inputs)

test('sanitises as the complete package does', async () => {
  const answers = await clean(INPUTS)
  for (const [k, input] of INPUTS.entries())
    assert.equal(answers[k], sanitizeHtml(input, OPTIONS), input)
})

test('outputs nothing that runs', async () => {
  const markup = (await clean(INPUTS)).join('')
  const ran = await page.evaluate(async (html) => {
    let alerts = 0
    self.alert = () => {
      alerts += 1
    }
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = html
    for (const link of box.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault())
      if (/^\s*(javascript|data):/i.test(link.href)) alerts += 1
    }
    // A picture written last: once it has failed, so have those before it, and what they run has run.
    const last = box.appendChild(new Image())
    await new Promise((done) => {
      last.onerror = done
      last.src = '/missing.png'
    })
    return { alerts, active: box.querySelectorAll('script,iframe,object,embed,svg,style').length }
  }, markup)
  assert.deepEqual(ran, { alerts: 0, active: 0 })
})

test('removes style attributes, whose parser is not part of the build', async () => {
  assert.deepEqual(await clean(['<a href="/x" style="color:red">x</a>']), ['<a href="/x">x</a>'])
})
