import { countResources } from '../support/countResources'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { TITLED_PICTURE, type TinyMce } from './editors'

/** A page with two textareas, one of them with captions, before any editor is created. */
const twoStories = htmlPage(
  `<main><h1>Stories</h1>
    <form data-vitrine="caption-editor"><textarea id="with" aria-label="With"></textarea></form>
    <textarea id="without" aria-label="Without"></textarea></main>`,
  '<script defer src="/editors/tinymce/tinymce.min.js"></script>',
)

test('binds editors that are created later, unbinds removed ones, and ignores editors outside the mount point', async ({
  page,
}) => {
  await openHtml(page, twoStories)
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 1)
  const createEditors = () =>
    page.evaluate(async () => {
      const { tinymce } = window as unknown as { tinymce: TinyMce }
      const options = { selector: 'textarea', base_url: '/editors/tinymce', suffix: '.min' }
      await tinymce.init({ ...options, promotion: false, convert_urls: false })
    })
  const insertCaptions = () =>
    page.evaluate((html) => {
      const { tinymce } = window as unknown as { tinymce: TinyMce }
      return ['with', 'without'].map((id) => {
        const editor = tinymce.get(id)
        editor.setContent('')
        editor.insertContent(html)
        return editor.getContent().includes('[caption')
      })
    }, TITLED_PICTURE)
  const removeEditors = () =>
    page.evaluate(() => (window as unknown as { tinymce: TinyMce }).tinymce.remove())
  for (let round = 0; round < 2; round++) {
    await createEditors()
    expect(await insertCaptions()).toEqual([true, false])
    if (round === 0) await removeEditors()
  }
  await page.evaluate(() => window.Vitrine?.detach())
  expect(await insertCaptions()).toEqual([false, false])
  await page.evaluate(() => window.Vitrine?.attach())
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 1)
  expect(await insertCaptions()).toEqual([true, false])
})

test('loaded content gets no captions', async ({ page }) => {
  await openHtml(page, twoStories)
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 1)
  const loaded = await page.evaluate(async (html) => {
    const { tinymce } = window as unknown as { tinymce: TinyMce }
    const area = document.querySelector('textarea')
    if (area) area.value = html
    const options = { selector: '#with', base_url: '/editors/tinymce', suffix: '.min' }
    await tinymce.init({ ...options, promotion: false, convert_urls: false })
    const editor = tinymce.get('with')
    const first = editor.getContent()
    editor.setContent(html)
    return first + editor.getContent()
  }, TITLED_PICTURE)
  expect(loaded.match(/<img/g)).toHaveLength(2)
  expect(loaded).not.toContain('[caption')
})

test('50 rounds of adding and removing mount points around an editor leak nothing', async ({
  page,
}) => {
  await countResources(page)
  const head = '<script defer src="/editors/tinymce/tinymce.min.js"></script>'
  const scripts = `<script defer src="/vendor/jquery/jquery.min.js"></script>${head}`
  await openHtml(page, htmlPage('<main><form><textarea></textarea></form></main>', scripts))
  await page.waitForFunction(() => 'Vitrine' in window)
  const round = (count: number) =>
    page.evaluate(async (rounds) => {
      const form = document.querySelector('form')
      for (let i = 0; i < rounds; i++) {
        form?.setAttribute('data-vitrine', 'caption-editor')
        window.Vitrine?.attach()
        await new Promise(requestAnimationFrame)
        if (form) window.Vitrine?.detach(form)
        form?.removeAttribute('data-vitrine')
      }
    }, count)
  await page.evaluate(async () => {
    const { tinymce } = window as unknown as { tinymce: TinyMce }
    await tinymce.init({ selector: 'textarea', base_url: '/editors/tinymce', suffix: '.min' })
  })
  const resources = () => page.evaluate(() => window.resources())
  await round(5)
  // The editor itself finishes its start.
  let before = await resources()
  await expect
    .poll(
      async () => {
        const last = before
        before = await resources()
        return JSON.stringify(before) === JSON.stringify(last)
      },
      { intervals: [500] },
    )
    .toBe(true)
  await round(50)
  await expect.poll(resources).toEqual(before)
})
