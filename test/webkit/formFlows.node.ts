import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { KEYS } from './driver/WebKitPage'
import { openPage } from './openPage'
import { openWebKit } from './openWebKit'

const webkit = openWebKit()

beforeEach(async () => {
  await fetch(new URL('/qa/reset', webkit().site), { method: 'POST' })
})

async function open(address: string) {
  const page = webkit()
  await openPage(page, address)
  return page
}

/** What the server's log says, by its name under /qa. */
async function qa<T>(name: string): Promise<readonly T[]> {
  const response = await fetch(new URL(`/qa/${name}`, webkit().site))
  return (await response.json()) as readonly T[]
}

interface Logged {
  readonly method: string
  readonly path: string
}

for (const query of ['', '?drupal=8']) {
  test(`a lead form in a dialog is sent once, with its key and the button that was pressed${query}`, async () => {
    const page = await open(`/lead-form.html${query}`)
    await page.click(['button', 'Ask about this place'])
    const form = '[role="dialog"] form[id^="bt-leads"]'
    await page.waitFor(`document.querySelector('${form}')`)
    await page.click(`${form} input[name="name"]`)
    await page.press('Ada Lovelace')
    await page.click(`${form} input[type="email"]`)
    await page.press('ada@example.org')
    await page.click([`${form} button`, 'Send and call me back'])
    await page.waitFor(
      `[...document.querySelectorAll('[role="dialog"] h2')].some((one) => one.textContent === 'Thank you')`,
    )
    const leads = await qa<{ form: string; op: string; name: string }>('leads')
    assert.deepEqual(
      leads.map(({ form, op, name }) => [form, op, name]),
      [['bt-leads-stay', 'call', 'Ada Lovelace']],
    )
    const posts = (await qa<Logged>('log')).filter(({ method }) => method === 'POST')
    assert.deepEqual(
      posts.map(({ path }) => path.replace(/\?.*/, '')),
      ['/leads/send'],
    )
  })
}

test('a checkout step is held until the tag manager calls back, then goes once', async () => {
  const page = await open('/shop/p-6?tags=ok&consent=granted')
  await page.click(['button', 'Add to cart'])
  await page.waitFor("location.pathname === '/shop/cart' && window.Vitrine")
  await page.click(['button', 'Go to checkout'])
  await page.waitFor("location.pathname === '/shop/checkout/1' && window.Vitrine")
  await page.run(`window.held = []
    window.google_tag_manager = { 'GTM-TEST': {} }
    window.dataLayer.push = (message) => { if (message.eventCallback) held.push(message.eventCallback) }`)
  for (const [name, value] of [
    ['name', 'Ada Lovelace'],
    ['street', 'Pier 1'],
    ['zip', '12345'],
    ['town', 'Lakeview'],
  ]) {
    await page.click(`input[name="${name}"]`)
    await page.press(value ?? '')
  }
  const posts = async () =>
    (await qa<Logged>('log')).filter(
      ({ method, path }) => method === 'POST' && /checkout/.test(path),
    )
  const before = (await posts()).length
  await page.click(['button', 'Continue to delivery'])
  await page.waitFor('held.length === 1')
  assert.equal((await posts()).length, before)
  assert.equal(await page.run('return location.pathname'), '/shop/checkout/1')
  await page.run('held[0]()')
  await page.waitFor("location.pathname === '/shop/checkout/2'")
  assert.equal((await posts()).length, before + 1)
})

test('the editor puts a picture with a title in a caption, and undoes it in one step', async () => {
  const page = await open('/editor.html?editor=tinymce')
  await page.waitFor(`document.documentElement.dataset.editor === 'tinymce' &&
    window.Vitrine.doctor().widgets.length === 2`)
  const before = await page.run(`return document.querySelector('#saved').textContent`)
  await page.click(['button', 'Insert picture'])
  await page.waitFor(`document.querySelector('#preview .caption .caption-text')?.textContent
    .startsWith('The lake, "silver"')`)
  await page.waitFor(`document.querySelector('#saved').textContent.includes('[caption caption=')`)
  await page.run(`document.querySelector('.editor-place iframe').contentDocument.body.focus()`)
  await page.press('z', KEYS.control)
  await page.waitFor(`document.querySelector('#saved').textContent === arguments[0]`, before)
  await page.waitFor(`!document.querySelector('#preview .caption')`)
})
