import type { Page } from '@playwright/test'
import { expect } from '../support/test'

export type EditorName = 'tinymce' | 'ckeditor4' | 'ckeditor5'

/** An editor on the demo page, as an author uses it. */
export interface StoryEditor {
  insert(field: { title?: string; widgetType?: string; align?: string }): Promise<void>
  /** The HTML that the form would save, with plain quotes and without outer white space. */
  savedHtml(): Promise<string>
  type(text: string): Promise<void>
  press(keys: string): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
}

export async function openEditor(page: Page, name: EditorName | 'insert'): Promise<StoryEditor> {
  await page.goto(`/editor.html?editor=${name}`)
  await expect(page.locator(`html[data-editor="${name}"]`)).toBeAttached({ timeout: 20_000 })
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 2)
  const content =
    name === 'tinymce' || name === 'ckeditor4'
      ? page.frameLocator('.editor-place iframe').locator('body')
      : page.locator('.editor-place').getByRole('textbox', { name: 'The story' })
  const press = async (keys: string) => {
    await content.press(keys)
    // The editor reads the new caret position in a later task.
    await waitForEditor(page)
  }
  return {
    async insert({ title = '', widgetType = 'image_image', align = '' }) {
      await page.getByLabel('Title', { exact: true }).fill(title)
      await page.getByLabel('Field widget').selectOption(widgetType)
      await page.getByLabel('Alignment').selectOption(align)
      await page.getByRole('button', { name: 'Insert picture' }).click()
      await waitForEditor(page)
    },
    async savedHtml() {
      await waitForEditor(page)
      const html = (await page.locator('#saved').textContent()) ?? ''
      return html.replace(/&quot;/g, '"').trim()
    },
    async type(text) {
      await content.pressSequentially(text)
      await waitForEditor(page)
    },
    press,
    undo: () => press('Control+z'),
    redo: () => press('Control+y'),
  }
}

/** Waits for the task in which editors complete a step of undo. */
async function waitForEditor(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
