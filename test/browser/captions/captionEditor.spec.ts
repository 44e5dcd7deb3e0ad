import type { Page } from '@playwright/test'
import { countResources } from '../support/countResources'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { type EditorName, openEditor } from './storyEditor'

const EDITORS: readonly EditorName[] = ['tinymce', 'ckeditor4', 'ckeditor5']
const TITLE = 'The lake, "silver"'
const TAG = String.raw`[caption caption="The lake, \"silver\"" align="left"]`

/** What is saved, each picture as one word. */
const short = (html: string) =>
  html.replace(/<img [^>]*src="\/pictures\/17\.svg"[^>]*>/g, 'PICTURE')

for (const name of EDITORS) {
  test(`${name}: inserts a picture with a title in a caption, puts the caret behind it, and undoes and redoes it in one step`, async ({
    page,
  }) => {
    const editor = await openEditor(page, name)
    const before = await editor.savedHtml()
    await editor.insert({ title: TITLE })
    await expect
      .poll(async () => short(await editor.savedHtml()))
      .toContain(`${TAG}PICTURE[/caption]`)
    const after = await editor.savedHtml()
    await editor.undo()
    await expect.poll(editor.savedHtml).toBe(before)
    await editor.redo()
    await expect.poll(editor.savedHtml).toBe(after)
    const block = page.locator('#preview .caption')
    await expect(block.locator('.caption-text')).toHaveText(TITLE)
    await expect(block).toHaveClass('caption caption-left')
    await expect(block.locator('.caption-width-container')).toHaveCSS('width', '240px')
  })

  test(`${name}: inserts no caption without a title or for a widget that is off, and keeps hostile titles as text`, async ({
    page,
  }) => {
    const editor = await openEditor(page, name)
    await editor.insert({})
    await editor.insert({ title: '   ' })
    await editor.insert({ title: TITLE, widgetType: 'file_generic' })
    await expect
      .poll(async () => short(await editor.savedHtml()).match(/PICTURE/g) ?? [])
      .toHaveLength(3)
    expect(await editor.savedHtml()).not.toContain('[caption')
    const title = '<img src=x onerror=alert(1)> [/caption] \\"'
    await editor.insert({ title, align: 'right' })
    const block = page.locator('#preview .caption')
    await expect(block.locator('.caption-text')).toHaveText(title)
    await expect(block).toHaveClass('caption caption-right')
    await expect(page.locator('#preview img')).toHaveCount(4)
  })

  test(`${name}: puts typed text behind the caption, and adds no second caption to a picture inside one`, async ({
    page,
  }) => {
    const editor = await openEditor(page, name)
    await editor.insert({ title: TITLE })
    await editor.type('Later')
    await expect
      .poll(async () => short(await editor.savedHtml()))
      .toContain(`${TAG}PICTURE[/caption]Later`)
    // Back before the closing tag.
    for (let i = 0; i < '[/caption]Later'.length; i++) await editor.press('ArrowLeft')
    await editor.insert({ title: 'Another' })
    await expect
      .poll(async () => short(await editor.savedHtml()))
      .toContain(`${TAG}PICTUREPICTURE[/caption]`)
    expect(short(await editor.savedHtml())).not.toContain('Another"')
  })
}

/** What the clipboard holds is put into the editor with the focus. */
async function paste(page: Page, html: string): Promise<void> {
  const frame = page.frames().find((one) => one !== page.mainFrame()) ?? page.mainFrame()
  await frame.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)
}

const titled = '<img src="/pictures/17.svg" alt="" title="The lake">'

for (const name of ['tinymce', 'ckeditor5'] as const) {
  test(`${name}: puts a pasted picture in a caption, but not a picture in a pasted text`, async ({
    page,
  }) => {
    const editor = await openEditor(page, name)
    await editor.press('Control+End')
    await paste(page, `<p>Read on: ${titled}</p>`)
    await expect.poll(async () => short(await editor.savedHtml())).toContain('Read on: PICTURE')
    expect(await editor.savedHtml()).not.toContain('[caption')
    await paste(page, titled)
    await expect
      .poll(async () => short(await editor.savedHtml()))
      .toContain('[caption caption="The lake" align="left"]PICTURE[/caption]')
  })
}

test('tinymce: its image dialog inserts a picture in a caption', async ({ page }) => {
  const editor = await openEditor(page, 'tinymce')
  await page.getByRole('button', { name: 'Insert/edit image' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Source').fill('/pictures/17.svg')
  await dialog.getByLabel('Image title').fill('The lake')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => short(await editor.savedHtml()))
    .toContain('[caption caption="The lake" align="left"]PICTURE[/caption]')
  await editor.undo()
  await expect.poll(editor.savedHtml).toBe('<p>The cabin stands by the lake.</p>')
})

test('ckeditor4: an element that a dialog inserts gets a caption, and undo removes both', async ({
  page,
}) => {
  const editor = await openEditor(page, 'ckeditor4')
  const before = await editor.savedHtml()
  await page.evaluate((html) => {
    const { CKEDITOR } = window as unknown as { CKEDITOR: CkEditor4 }
    CKEDITOR.instances['story']?.insertElement(CKEDITOR.dom.element.createFromHtml(html))
    CKEDITOR.instances['story']?.focus()
  }, titled)
  await expect
    .poll(async () => short(await editor.savedHtml()))
    .toContain('[caption caption="The lake" align="left"]PICTURE[/caption]')
  await editor.undo()
  await expect.poll(editor.savedHtml).toBe(before)
})

test('ckeditor4: a widget gets a caption, although its drag handle is a picture too', async ({
  page,
}) => {
  const script = '<script defer src="/editors/ckeditor4/ckeditor.js"></script>'
  const story = '<form data-vitrine="caption-editor"><textarea id="story"></textarea></form>'
  await openHtml(page, htmlPage(`<main>${story}</main>`, script))
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 1)
  const [inserted, undone] = await page.evaluate(async (html) => {
    const { CKEDITOR } = window as unknown as { CKEDITOR: CkEditor4 }
    const own = { versionCheck: false, extraPlugins: 'image2', removePlugins: 'image' }
    const editor = CKEDITOR.replace('story', { ...own, allowedContent: true })
    await new Promise((resolve) => editor.on('instanceReady', resolve))
    const element = CKEDITOR.dom.element.createFromHtml(html)
    const box = new CKEDITOR.dom.documentFragment(editor.document)
    box.append(editor.widgets.wrapElement(element, 'image'))
    editor.widgets.initOn(element, editor.widgets.registered['image'], {})
    editor.focus()
    editor.widgets.finalizeCreation(box)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const data = editor.getData()
    editor.execCommand('undo')
    return [data, editor.getData()]
  }, titled)
  expect(short(inserted ?? '').replaceAll('&quot;', '"')).toContain(
    '[caption caption="The lake" align="left"]PICTURE[/caption]',
  )
  expect(undone).toBe('')
})

test('ckeditor5: a picture from its image command becomes an inline picture in a caption', async ({
  page,
}) => {
  const editor = await openEditor(page, 'ckeditor5')
  const before = await editor.savedHtml()
  await editor.press('Control+End')
  await editor.press('Enter')
  await page.evaluate(() => {
    const place = document.querySelector('.ck-editor__editable') as unknown as CkEditor5
    const source = { src: '/pictures/17.svg', alt: '', title: 'The lake' }
    place.ckeditorInstance.execute('insertImage', { source: [source] })
  })
  await expect
    .poll(async () => short(await editor.savedHtml()))
    .toContain('<p>[caption caption="The lake" align="left"]PICTURE[/caption]</p>')
  await editor.undo()
  await expect.poll(async () => short(await editor.savedHtml())).not.toContain('PICTURE')
  await expect.poll(editor.savedHtml).toContain(before)
})

test('the jQuery event of Drupal Insert inserts a caption with the title of its field, if its widget is enabled', async ({
  page,
}) => {
  const editor = await openEditor(page, 'insert')
  await editor.insert({ title: TITLE })
  await expect
    .poll(async () => short(await editor.savedHtml()))
    .toContain(`${TAG}PICTURE[/caption]`)
  await editor.insert({ title: TITLE, widgetType: 'file_generic' })
  await editor.insert({})
  await expect.poll(async () => (await editor.savedHtml()).match(/<img/g) ?? []).toHaveLength(3)
  expect((await editor.savedHtml()).match(/\[caption/g)).toHaveLength(1)
})

/** Two stories, one of them with captions, whose editors come when the page is there. */
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
  const come = () =>
    page.evaluate(async () => {
      const { tinymce } = window as unknown as { tinymce: TinyMce }
      const own = { selector: 'textarea', base_url: '/editors/tinymce', suffix: '.min' }
      await tinymce.init({ ...own, promotion: false, convert_urls: false })
    })
  const captioned = () =>
    page.evaluate((html) => {
      const { tinymce } = window as unknown as { tinymce: TinyMce }
      return ['with', 'without'].map((id) => {
        const editor = tinymce.get(id)
        editor.setContent('')
        editor.insertContent(html)
        return editor.getContent().includes('[caption')
      })
    }, titled)
  const leave = () =>
    page.evaluate(() => (window as unknown as { tinymce: TinyMce }).tinymce.remove())
  for (let round = 0; round < 2; round++) {
    await come()
    expect(await captioned()).toEqual([true, false])
    if (round === 0) await leave()
  }
  await page.evaluate(() => window.Vitrine?.detach())
  expect(await captioned()).toEqual([false, false])
  await page.evaluate(() => window.Vitrine?.attach())
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 1)
  expect(await captioned()).toEqual([true, false])
})

test('loaded content gets no captions', async ({ page }) => {
  await openHtml(page, twoStories)
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 1)
  const loaded = await page.evaluate(async (html) => {
    const { tinymce } = window as unknown as { tinymce: TinyMce }
    const area = document.querySelector('textarea')
    if (area) area.value = html
    const own = { selector: '#with', base_url: '/editors/tinymce', suffix: '.min' }
    await tinymce.init({ ...own, promotion: false, convert_urls: false })
    const editor = tinymce.get('with')
    const first = editor.getContent()
    editor.setContent(html)
    return first + editor.getContent()
  }, titled)
  expect(loaded.match(/<img/g)).toHaveLength(2)
  expect(loaded).not.toContain('[caption')
})

test('visitors see captions under a strict policy, on the same side in both text directions', async ({
  page,
  qa,
}) => {
  const shown = (align: string) =>
    `<p>[caption caption="A &lt;b&gt; lake" align="${align}"]<img src="/pictures/17.svg" alt="" width="200" height="150">[/caption]</p>`
  const body = `<main><h1>Lakes</h1><div id="story" data-vitrine="caption-editor" data-vitrine-show>${['left', 'center', 'right'].map(shown).join('')}</div></main>`
  await page.route('**/strict/lakes', async (route) => {
    const policy = (await route.fetch({ url: new URL('/strict.html', page.url()).href })).headers()
    const headers = { 'content-security-policy': policy['content-security-policy'] ?? '' }
    await route.fulfill({ body: htmlPage(body), contentType: 'text/html', headers })
  })
  await page.goto('/strict.html')
  await page.goto('/strict/lakes')
  await expect(page.locator('.caption-text')).toHaveText(['A <b> lake', 'A <b> lake', 'A <b> lake'])
  const middles = () =>
    page.locator('.caption-width-container').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        const middle = (left + right) / 2 / document.documentElement.clientWidth
        return [width, middle < 0.4 ? 'left' : middle > 0.6 ? 'right' : 'center']
      }),
    )
  const sides = [
    [200, 'left'],
    [200, 'center'],
    [200, 'right'],
  ]
  expect(await middles()).toEqual(sides)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await middles()).toEqual(sides)
  expect(await qa.cspReports()).toEqual([])
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
  // What the editor itself has begun at its start has ended.
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

test('a search page downloads no caption module before the captions are used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const html = htmlPage('<main data-vitrine="search" data-vitrine-solr.url="/solr/select"></main>')
  const modules = html.replace(
    '<script defer src="/dist/vitrine.js">',
    '<script type="module" src="/dist/esm/vitrine.js">',
  )
  await openHtml(page, modules)
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  const own = () =>
    asked.filter((path) => /esm\/(?:caption-editor|captions|showCaptions)\.js$/.test(path))
  expect(own()).toEqual([])
  const block = await page.evaluate(() =>
    window.Vitrine?.captions.toBlock('[caption caption="a"]b[/caption]'),
  )
  expect(block).toContain('class="caption caption-left"')
  expect(own()).not.toEqual([])
})

interface CkEditor4 {
  readonly instances: Readonly<Record<string, Editor4>>
  replace(id: string, options: object): Editor4
  readonly dom: {
    readonly element: { createFromHtml(html: string): unknown }
    readonly documentFragment: new (document: unknown) => { append(element: unknown): void }
  }
}

interface Editor4 {
  readonly document: unknown
  readonly widgets: {
    readonly registered: Readonly<Record<string, unknown>>
    wrapElement(element: unknown, name: string): unknown
    initOn(element: unknown, widget: unknown, data: object): void
    finalizeCreation(box: unknown): void
  }
  insertElement(element: unknown): void
  focus(): void
  getData(): string
  execCommand(name: string): void
  on(name: string, run: (event: unknown) => void): void
}

interface CkEditor5 {
  readonly ckeditorInstance: { execute(command: string, options: object): void }
}

interface TinyMce {
  init(options: object): Promise<unknown>
  remove(): void
  get(id: string): {
    insertContent(html: string): void
    setContent(html: string): void
    getContent(): string
  }
}
