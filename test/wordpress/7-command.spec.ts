import { requestSolr } from '../../demo/solr/requestSolr'
import { askSolr, countInSolr } from './support/askSolr'
import { prepare } from './support/prepare'
import type { Site } from './support/startSite'
import { expect, test } from './support/test'

/** Runs a command, and reads the lines `name: value` of its output. */
function run(site: Site, ...words: string[]) {
  const { status, text } = site.command(...words)
  const counts = [...text.matchAll(/^(\w+): (.*)$/gm)].map(([, name, value]) => [name, value])
  return { status, text, counts: Object.fromEntries(counts) as Record<string, string> }
}

test('the command says what waits, and sends it', async ({ site }) => {
  await prepare(site)
  run(site, 'index')
  const post = site.run(
    "echo wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Written before the command']);",
  )
  expect(run(site, 'status').counts).toMatchObject({ waiting: '1', problem: '' })
  const { status, counts } = run(site, 'index')
  expect(status).toBe(0)
  expect(counts).toMatchObject({ waiting: '0', inSolr: counts['inWordPress'] })
  const { response } = await askSolr(site.solr.url, `q=post_id:${post}&fl=title`)
  expect(response.docs).toEqual([{ title: 'Written before the command' }])
})

test('with --all the command indexes every post, and says how far it is', async ({ site }) => {
  await prepare(site)
  await requestSolr(`${site.solr.url}/update?commit=true`, { delete: { query: '*:*' } })
  expect(await countInSolr(site.solr.url)).toBe(0)
  const { status, counts } = run(site, 'index', '--all')
  expect(status).toBe(0)
  expect(counts).toMatchObject({ status: 'done', waiting: '0', inSolr: counts['inWordPress'] })
  expect(await countInSolr(site.solr.url)).toBe(Number(counts['inWordPress']))
  // Earlier tests have hidden some of the thousand.
  expect(Number(counts['inWordPress'])).toBeGreaterThan(900)
})

test('a paused run waits, and goes on after resume', async ({ site }) => {
  await prepare(site)
  site.run('Vitrine\\WordPress\\Index\\Run::begin();')
  expect(run(site, 'pause').counts).toMatchObject({ status: 'paused', done: '0' })
  expect(run(site, 'index').counts).toMatchObject({ status: 'paused', done: '0' })
  expect(run(site, 'resume').counts).toMatchObject({ status: 'running', done: '0' })
  const { counts } = run(site, 'index')
  expect(counts).toMatchObject({ status: 'done', done: counts['inWordPress'] })
})

test('the command fails with the reason while Solr is away, or refuses all', async ({ site }) => {
  await prepare(site)
  await site.solr.stop()
  const away = run(site, 'index', '--all')
  await site.solr.start()
  expect(away.status).toBe(1)
  expect(away.text).toMatch(/^Error: .*Is Solr running/m)
  // A Solr that answers searches, and takes no documents.
  site.run("add_option('test_refused', 1);")
  const refused = run(site, 'index')
  site.run("delete_option('test_refused');")
  expect(refused.status).toBe(1)
  expect(refused.text).toMatch(/^Error: .+/m)
  expect(run(site, 'index').counts).toMatchObject({ status: 'done', waiting: '0' })
})
