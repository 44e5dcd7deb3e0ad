import { send } from '../cms/support/send'
import { prepare } from './support/prepare'
import type { Site } from './support/startSite'
import { expect, test } from './support/test'

const PAGE = '<!-- wp:vitrine-search/search-page {"align":"wide"} /-->'

/** Whether a search finds a post. */
async function isFound(site: Site, post: number): Promise<boolean> {
  const body = `fl=id&rows=1000&q=Unmistakable&fq=bundle:(post page)`
  const { status, text } = await send(site.url, { path: '/?rest_route=/vitrine/v1/select', body })
  expect(status).toBe(200)
  const { docs } = JSON.parse(text).response as { docs: readonly { id: string }[] }
  return docs.some(({ id }) => id.endsWith(`-${post}`))
}

/** Writes a post. @returns its id */
function write(site: Site, content: string, type = 'page'): number {
  const text = Buffer.from(content).toString('base64')
  return Number(
    site.run(
      `echo wp_insert_post(['post_type' => '${type}', 'post_status' => 'publish', 'post_title' => 'Unmistakable', 'post_content' => wp_slash(base64_decode('${text}'))]);`,
    ),
  )
}

const change = (site: Site, post: number, content: string) => {
  const text = Buffer.from(content).toString('base64')
  site.run(
    `kses_remove_filters(); wp_update_post(['ID' => ${post}, 'post_content' => wp_slash(base64_decode('${text}'))]);`,
  )
}

const work = (site: Site) => site.run('Vitrine\\WordPress\\Index\\Worker::work(10, true);')

const remove = (site: Site, ...posts: readonly number[]) =>
  site.run(`foreach ([${posts}] as $post) wp_delete_post($post, true);`)

/** The numbers of the settings page. */
const numbers = (site: Site) =>
  JSON.parse(site.run('echo json_encode(Vitrine\\WordPress\\Index\\Status::now());')) as {
    readonly inSolr: number
    readonly inWordPress: number
  }

for (const [what, content] of [
  ['the block', `<!-- wp:group --><div class="wp-block-group">${PAGE}</div><!-- /wp:group -->`],
  ['the block of saved items', '<!-- wp:vitrine-search/saved-items /-->'],
  ['the shortcode', 'Look: [vitrine_search rows="4"]'],
  ['markup', '<div class="a" data-vitrine="search"></div>'],
] as const) {
  test(`a page with ${what} leaves the index at once, and comes back without it`, async ({
    site,
  }) => {
    await prepare(site)
    const post = write(site, 'Any words.')
    work(site)
    expect(await isFound(site, post)).toBe(true)
    change(site, post, content)
    // Solr has not been told yet.
    expect(await isFound(site, post)).toBe(false)
    work(site)
    expect(await isFound(site, post)).toBe(false)
    const { inSolr, inWordPress } = numbers(site)
    expect(inWordPress).toBe(inSolr)
    change(site, post, 'Any words.')
    work(site)
    expect(await isFound(site, post)).toBe(true)
    remove(site, post)
    work(site)
  })
}

test('pages with a search box, or words about the shortcode, are found', async ({ site }) => {
  await prepare(site)
  const posts = [
    write(site, '<!-- wp:vitrine-search/search-box /-->'),
    write(site, 'Write [[vitrine_search]] or [vitrine_search_box], for vitrine.'),
    write(site, '<div data-vitrine="search-box"></div>', 'post'),
  ]
  work(site)
  for (const post of posts) expect(await isFound(site, post)).toBe(true)
  const { inSolr, inWordPress } = numbers(site)
  expect(inWordPress).toBe(inSolr)
  remove(site, ...posts)
  work(site)
})

test('pages leave the index when a block that they reuse gets a search', async ({ site }) => {
  await prepare(site)
  const inner = write(site, 'Nothing.', 'wp_block')
  const outer = write(site, `<!-- wp:block {"ref":${inner}} /-->`, 'wp_block')
  // Two that hold each other end nowhere.
  change(site, inner, `<!-- wp:block {"ref":${outer}} /-->`)
  const post = write(site, `Words.<!-- wp:block {"ref":${outer}} /-->`)
  work(site)
  expect(await isFound(site, post)).toBe(true)
  change(site, inner, PAGE)
  expect(await isFound(site, post)).toBe(false)
  work(site)
  const { inSolr, inWordPress } = numbers(site)
  expect(inWordPress).toBe(inSolr)
  remove(site, post, outer, inner)
  work(site)
})

test('the page that the settings name is no result, and a filter decides otherwise', async ({
  site,
}) => {
  await prepare(site)
  const before = site.run("echo (int) (get_option('vitrine_search')['page'] ?? 0);")
  const post = write(site, 'A page builder keeps its search elsewhere.')
  work(site)
  expect(await isFound(site, post)).toBe(true)
  const choose = (page: number | string) =>
    site.run(`update_option('vitrine_search', ['page' => ${page}] + get_option('vitrine_search'));`)
  choose(post)
  expect(await isFound(site, post)).toBe(false)
  choose(before)
  work(site)
  expect(await isFound(site, post)).toBe(true)
  change(site, post, PAGE)
  work(site)
  expect(await isFound(site, post)).toBe(false)
  site.run(
    `add_filter('vitrine_search_is_search_page', '__return_false'); clean_post_cache(${post}); do_action('shutdown'); Vitrine\\WordPress\\Index\\Worker::work(10, true);`,
  )
  expect(await isFound(site, post)).toBe(true)
  remove(site, post)
  work(site)
})
