import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { type CkEditor4, type CkEditor5, shortenPictures, TITLED_PICTURE } from './editors'
import { type EditorName, openEditor } from './storyEditor'

test.use(onSharedPage)

const EDITORS: readonly EditorName[] = ['tinymce', 'ckeditor4', 'ckeditor5']

const TITLE = 'The lake, "silver"'

const TAG = String.raw`[caption caption="The lake, \"silver\"" align="left"]`

for (const name of EDITORS) {
  test(`${name}: inserts a picture with a title in a caption, puts the caret behind it, and undoes and redoes it in one step`, async ({
    page,
  }) => {
    const editor = await openEditor(page, name)
    const before = await editor.savedHtml()
    await editor.insert({ title: TITLE })
    await expect
      .poll(async () => shortenPictures(await editor.savedHtml()))
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
      .poll(async () => shortenPictures(await editor.savedHtml()).match(/PICTURE/g) ?? [])
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
      .poll(async () => shortenPictures(await editor.savedHtml()))
      .toContain(`${TAG}PICTURE[/caption]Later`)
    // Moves the caret back before the closing tag.
    for (let i = 0; i < '[/caption]Later'.length; i++) await editor.press('ArrowLeft')
    await editor.insert({ title: 'Another' })
    await expect
      .poll(async () => shortenPictures(await editor.savedHtml()))
      .toContain(`${TAG}PICTUREPICTURE[/caption]`)
    expect(shortenPictures(await editor.savedHtml())).not.toContain('Another"')
  })
}

/** Pastes HTML into the focused editor. */
async function paste(page: Page, html: string): Promise<void> {
  const frame = page.frames().find((one) => one !== page.mainFrame()) ?? page.mainFrame()
  await frame.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)
}

for (const name of ['tinymce', 'ckeditor5'] as const) {
  test(`${name}: puts a pasted picture in a caption, but not a picture in a pasted text`, async ({
    page,
  }) => {
    const editor = await openEditor(page, name)
    await editor.press('Control+End')
    await paste(page, `<p>Read on: ${TITLED_PICTURE}</p>`)
    await expect
      .poll(async () => shortenPictures(await editor.savedHtml()))
      .toContain('Read on: PICTURE')
    expect(await editor.savedHtml()).not.toContain('[caption')
    await paste(page, TITLED_PICTURE)
    await expect
      .poll(async () => shortenPictures(await editor.savedHtml()))
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
    .poll(async () => shortenPictures(await editor.savedHtml()))
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
  }, TITLED_PICTURE)
  await expect
    .poll(async () => shortenPictures(await editor.savedHtml()))
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
    const options = { versionCheck: false, extraPlugins: 'image2', removePlugins: 'image' }
    const editor = CKEDITOR.replace('story', { ...options, allowedContent: true })
    await new Promise((resolve) => editor.on('instanceReady', resolve))
    const element = CKEDITOR.dom.element.createFromHtml(html)
    const box = new CKEDITOR.dom.documentFragment(editor.document)
    box.append(editor.widgets.wrapElement(element, 'image'))
    editor.widgets.initOn(element, editor.widgets.registered['image'], {})
    editor.focus()
    editor.widgets.finalizeCreation(box)
    // The editor saves its state in a later task.
    while (editor.getCommand('undo').state === CKEDITOR.TRISTATE_DISABLED)
      await new Promise(requestAnimationFrame)
    const data = editor.getData()
    editor.execCommand('undo')
    return [data, editor.getData()]
  }, TITLED_PICTURE)
  expect(shortenPictures(inserted ?? '').replaceAll('&quot;', '"')).toContain(
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
    .poll(async () => shortenPictures(await editor.savedHtml()))
    .toContain('<p>[caption caption="The lake" align="left"]PICTURE[/caption]</p>')
  await editor.undo()
  await expect.poll(async () => shortenPictures(await editor.savedHtml())).not.toContain('PICTURE')
  await expect.poll(editor.savedHtml).toContain(before)
})

test('the jQuery event of Drupal Insert inserts a caption with the title of its field, if its widget is enabled', async ({
  page,
}) => {
  const editor = await openEditor(page, 'insert')
  await editor.insert({ title: TITLE })
  await expect
    .poll(async () => shortenPictures(await editor.savedHtml()))
    .toContain(`${TAG}PICTURE[/caption]`)
  await editor.insert({ title: TITLE, widgetType: 'file_generic' })
  await editor.insert({})
  await expect.poll(async () => (await editor.savedHtml()).match(/<img/g) ?? []).toHaveLength(3)
  expect((await editor.savedHtml()).match(/\[caption/g)).toHaveLength(1)
})
