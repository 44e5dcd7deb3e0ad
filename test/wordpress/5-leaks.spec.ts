import { send } from '../cms/support/send'
import { askSolr } from './support/askSolr'
import { createRandom } from './support/createRandom'
import { type Edit, editAtRandom } from './support/editAtRandom'
import { prepare } from './support/prepare'
import { expect, test } from './support/test'

const EDITS = 500
/** The posts that are edited. */
const POSTS = 60
const SEED = 17
const SEARCH = { path: '/?rest_route=/vitrine/v1/select', body: 'fl=id&rows=1000&q=*:*' }
/** Solr stops before these edits, and starts before those. */
const STOPS = [60, 220, 380]
const STARTS = [130, 300, 450]
/** How many edits lie between two runs of WordPress's cron. */
const CRON_EVERY = 7
/** The proxy's circuit stays open for 10 s; on a busy machine the search may fail once more. */
const UNTIL_ANSWERED_MS = 60_000

/** Waits until the proxy asks Solr again, which has started: before, no edit would be followed by a search. */
async function untilAnswered(url: string): Promise<void> {
  const message = 'After the start of Solr, the search through the proxy is answered again'
  const ask = async () => {
    const { status, text } = await send(url, SEARCH)
    return status === 200 ? 'answered' : `refused: ${status} ${text.slice(0, 200)}`
  }
  await expect.poll(ask, { message, timeout: UNTIL_ANSWERED_MS, intervals: [200] }).toBe('answered')
}

test('500 edits at random, while Solr stops and starts, leak nothing', async ({ site }) => {
  test.setTimeout(400_000)
  await prepare(site)
  const password = site.run(
    "echo WP_Application_Passwords::create_new_application_password(1, ['name' => 'test' . time()])[0];",
  )
  const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
  const ids: number[] = JSON.parse(
    site.run(
      `echo json_encode(array_map('intval', get_posts(['fields' => 'ids', 'numberposts' => ${POSTS}, 'orderby' => 'ID'])));`,
    ),
  )
  const rest = async (edit: Edit) => {
    const response = await fetch(`${site.url}/?rest_route=/wp/v2${edit.path}`, {
      method: edit.method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(edit.body && { body: JSON.stringify(edit.body) }),
    })
    // What is in the trash already stays there.
    if (!response.ok && response.status !== 410)
      throw new Error(`${edit.method} ${edit.path}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  const terms: number[] = JSON.parse(
    site.run(
      "echo json_encode(get_terms(['taxonomy' => 'category', 'fields' => 'ids', 'hide_empty' => false]));",
    ),
  )
  const random = createRandom(SEED)
  /** Whether any visitor may read each post. */
  const isPublic = new Map(ids.map((id) => [id, true]))
  const leaks: string[] = []
  let answered = 0
  let refused = 0
  let cron: Promise<void> = Promise.resolve()
  for (let number = 0; number < EDITS; number++) {
    if (STOPS.includes(number)) await site.solr.stop()
    if (STARTS.includes(number)) {
      await site.solr.start()
      await untilAnswered(site.url)
    }
    const edit = editAtRandom(random, ids, terms)
    await rest(edit)
    if (edit.makes !== undefined) isPublic.set(edit.post, edit.makes)
    if (number % CRON_EVERY === 0) {
      await cron
      cron = site.cron()
    }
    const { status, text } = await send(site.url, SEARCH)
    if (status !== 200) {
      refused++
      continue
    }
    answered++
    const docs: { id: string }[] = JSON.parse(text).response.docs
    for (const { id } of docs) {
      const post = Number(id.split('-')[1])
      if (isPublic.get(post) === false) leaks.push(`edit ${number}: post ${post} is found`)
    }
  }
  await cron
  await site.solr.start()
  console.log(`  ${answered} searches answered, ${refused} while Solr was away`)
  expect(leaks).toEqual([])
  expect(answered).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(30)

  // The pause after failures ends, and the cron finishes what waits.
  site.run("delete_option('vitrine_search_pause');")
  await expect
    .poll(
      async () => {
        await site.cron()
        return site.run('echo Vitrine\\WordPress\\Index\\Queue::count();')
      },
      { timeout: 60_000 },
    )
    .toBe('0')
  const { response } = await askSolr(
    site.solr.url,
    'q=*:*&rows=5000&fl=post_id,title,category_facet',
  )
  const inSolr = response.docs.map(
    (doc) =>
      `${doc['post_id']} ${doc['title']} ${JSON.stringify([...((doc['category_facet'] as string[]) ?? [])].sort())}`,
  )
  const inWordPress: string[] = JSON.parse(
    site.run(
      `global $wpdb; $lines = []; foreach ($wpdb->get_results("SELECT ID, post_title FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_password = '' AND post_type IN ('post', 'page') AND post_content NOT LIKE '%vitrine%'") as $post) { $names = array_map('html_entity_decode', wp_get_post_terms($post->ID, 'category', ['fields' => 'names'])); sort($names); $lines[] = "$post->ID " . html_entity_decode($post->post_title) . ' ' . json_encode($names, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES); } echo json_encode($lines);`,
    ),
  )
  // The differences alone, since a thousand lines help nobody.
  expect(inSolr.filter((line) => !inWordPress.includes(line)).slice(0, 5)).toEqual([])
  expect(inWordPress.filter((line) => !inSolr.includes(line)).slice(0, 5)).toEqual([])
  expect(inSolr).toHaveLength(inWordPress.length)
  const hidden = [...isPublic].filter(([, isOpen]) => !isOpen).map(([id]) => id)
  console.log(`  ${hidden.length} of ${POSTS} posts are hidden at the end`)
  expect(hidden.length).toBeGreaterThan(5)
})
