import type { Page } from '@playwright/test'
import { logIn } from './support/adminPages'
import { prepare } from './support/prepare'
import { expect, test } from './support/test'

const BLOCK =
  '<!-- wp:vitrine-search/search-page {"rows":5,"card":"details","facets":["city_facet"]} /-->'
const SHORTCODE = '[vitrine_search rows="4" card="text" layout="none"]'

interface Saved {
  readonly id: number
  readonly content: { readonly raw: string }
}

/** Saves a post by the REST API of the editor, as the user who is logged in. */
function save(page: Page, content: string, status: string): Promise<Saved> {
  return page.evaluate(
    ([text, wanted]) =>
      window.wp.apiFetch({
        path: '/wp/v2/posts',
        method: 'POST',
        data: { title: 'Found', content: text, status: wanted },
      }),
    [content, status] as const,
  ) as Promise<Saved>
}

for (const [role, status] of [
  ['editor', 'publish'],
  ['author', 'publish'],
  ['contributor', 'pending'],
] as const) {
  test(`what an ${role} saves works, and shows nothing of Solr`, async ({
    page,
    site,
    consoleLog,
  }) => {
    consoleLog.allow(/Failed to load resource/)
    consoleLog.allow(/deprecated|React does not recognize|JQMIGRATE/)
    await prepare(site)
    await logIn(page, role)
    await page.goto('/wp-admin/post-new.php')
    await page.waitForFunction(() =>
      window.wp?.data?.select('core/blocks')?.getBlockType('vitrine-search/search-page'),
    )
    const html = await page.content()
    const { host } = new URL(site.solr.url)
    expect(html).not.toContain(host)
    await page.evaluate(() => {
      const { createBlock } = window.wp.blocks
      const block = createBlock('vitrine-search/search-page', { rows: 5 })
      window.wp.data.dispatch('core/block-editor').insertBlock(block)
    })
    // The editor shows the real thing.
    const frame = page.locator('iframe[name="editor-canvas"]')
    const canvas =
      (await frame.count()) > 0 ? page.frameLocator('iframe[name="editor-canvas"]') : page
    await expect(canvas.locator('.vitrine-results__item')).toHaveCount(5)
    for (const content of [BLOCK, SHORTCODE]) {
      const { id, content: saved } = await save(page, content, status)
      expect(saved.raw).toBe(content)
      // A contributor's post is published by an editor.
      if (status !== 'publish') site.run(`wp_publish_post(${id});`)
      const text = await (await page.request.get(`/?p=${id}`)).text()
      const rows = content === BLOCK ? 5 : 4
      expect(text.match(/vitrine-results__item/g)).toHaveLength(rows)
      expect(text).not.toContain(host)
      site.run(`wp_delete_post(${id}, true);`)
    }
    const forbidden = await page.evaluate(async () => {
      const calls = [
        { path: '/wp/v2/settings' },
        { path: '/vitrine/v1/index', method: 'POST', data: { do: 'begin' } },
      ].map((call) =>
        window.wp.apiFetch(call).then(
          () => 'open',
          (error) => error.data?.status,
        ),
      )
      return Promise.all(calls)
    })
    expect(forbidden).toEqual([403, 403])
    const screen = await page.request.get('/wp-admin/options-general.php?page=vitrine-search')
    expect(screen.status()).toBe(403)
    for (const form of ['connection', 'content', 'page', 'index', 'schema']) {
      const reply = await page.request.post('/wp-admin/admin-post.php', {
        form: { action: `vitrine_search_${form}`, url: 'http://127.0.0.1:1/solr/x', do: 'begin' },
      })
      expect(reply.status()).toBe(403)
    }
    expect(site.run("echo get_option('vitrine_search')['url'];")).toBe(site.solr.url)
  })
}

declare global {
  interface Window {
    // The parts of WordPress's own global that the tests use.
    wp: {
      apiFetch(call: object): Promise<unknown>
      blocks: { createBlock(name: string, attributes: object): unknown }
      data: {
        select(store: string): { getBlockType(name: string): unknown } | undefined
        dispatch(store: string): { insertBlock(block: unknown): void }
      }
    }
  }
}
