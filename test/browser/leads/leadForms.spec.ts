import { leadKey } from '../../../demo/server/leads/leadKey'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'
import { LeadForm } from './LeadForm'

const shapes = [
  ['the data has the action', 'bt-leads-stay', 'Ask about this place'],
  ['the form has the action', 'bt-leads-tour', 'Book a tour'],
] as const
const pages = ['', '?drupal=7', '?drupal=8'] as const

for (const [shape, id, name] of shapes) {
  for (const query of pages) {
    test(`sends a locked form once, after latency, a failure and a retry, where ${shape}${query}`, async ({
      page,
      qa,
      consoleLog,
    }) => {
      consoleLog.allow(/^500, Internal Server Error$|status of 500/)
      const releaseKey = await holdRequests(page, '**/bt-leads-antibot-workaround*')
      await page.goto(`/lead-form.html${query}`)
      const lead = new LeadForm(page, name)
      await qa.simulate({ failureRate: 1 })
      await lead.open()
      await expect(lead.status).toHaveText(
        'This form is being made ready. You can fill it in already.',
      )
      await lead.fill()
      await page.keyboard.press('Enter')
      await lead.button('Send').click()
      await lead.button('Send and call me back').dblclick()
      await expect(lead.status).toHaveText('This will be sent as soon as the form is ready.')
      releaseKey()
      await expect(lead.status).toContainText('This could not be sent yet.')
      await qa.simulate({ latency: 300 })
      const releaseForm = await holdRequests(page, '**/leads/send*')
      await lead.button('Try again').click()
      await expect(lead.status).toHaveText('Sending…')
      await lead.button('Send').click()
      await page.keyboard.press('Enter')
      releaseForm()
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: 'Thank you' }),
      ).toBeVisible()
      expect(await qa.leads()).toEqual([
        { form: id, action: '/leads/send', key: leadKey(id), op: 'call', name: 'Ada Lovelace' },
      ])
      const log = await qa.log()
      expect(log.filter(({ method }) => method === 'POST')).toHaveLength(1)
      const keyRequests = log.filter(({ path }) => path.startsWith('/bt-leads-antibot-workaround'))
      const state = query ? '?ajax_page_state%5Bjquery_version%5D=3.7' : ''
      expect(keyRequests.at(-1)?.path).toBe(`/bt-leads-antibot-workaround${state}`)
    })
  }
}

test('the status of a submission is inside the window at 200 % zoom', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/^500, Internal Server Error$|status of 500/)
  await page.setViewportSize({ width: 640, height: 320 })
  await page.route('**/leads/send*', (route) => route.fulfill({ status: 500 }))
  await page.goto('/lead-form.html')
  const lead = new LeadForm(page)
  await lead.open()
  await lead.expectState('ready')
  await lead.fill()
  await page.keyboard.press('Enter')
  await lead.expectState('unsent')
  await expect(lead.status).toBeInViewport({ ratio: 1 })
})

test('loads the antibot script once, with the first lead form', async ({ page, qa }) => {
  await page.goto('/lead-form.html?drupal=8')
  const loaded = async () => (await qa.log()).filter(({ path }) => path.endsWith('/antibot-8.js'))
  // The page itself has a lead form.
  await expect.poll(async () => (await loaded()).length).toBe(1)
  const lead = new LeadForm(page)
  await lead.open()
  await lead.expectState('ready')
  expect(await loaded()).toHaveLength(1)
  expect(await page.evaluate(() => Reflect.get(window, 'drupalSettings').antibot)).toMatchObject({
    human: true,
    forms: { 'bt-leads-stay': { action: '/leads/send' }, 'bt-leads-tour': { id: 'bt-leads-tour' } },
  })
})

test('a rejected form returns to the dialog with its values, its errors and the focus', async ({
  page,
  qa,
}) => {
  await page.goto('/lead-form.html')
  const lead = new LeadForm(page, 'Plan a visit')
  await lead.open()
  await lead.fill('Ada', 'ada@example')
  await lead.form.getByLabel('Message').fill('In May')
  await lead.button('Send').click()
  const name = lead.form.getByLabel('Your name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('both of your names')
  await expect(name).toHaveAccessibleDescription('Please give both of your names.')
  await expect(lead.form.getByLabel('Message')).toHaveValue('In May')
  expect(await qa.leads()).toEqual([])
  await lead.fill()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await qa.leads()).toHaveLength(1)
  await expect(page.locator(':focus')).toContainText('Thank you')
})

test('sends a queued submission after its dialog closes, and shows a notice', async ({
  page,
  qa,
}) => {
  const releaseKey = await holdRequests(page, '**/bt-leads-antibot-workaround*')
  await page.goto('/lead-form.html')
  const lead = new LeadForm(page)
  await lead.open()
  await lead.fill()
  await lead.button('Send').click()
  await expect(lead.status).toHaveText('This will be sent as soon as the form is ready.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  releaseKey()
  await expect(page.locator('.vitrine-notice', { hasText: 'Sent. Thank you.' })).toBeVisible()
  expect(await qa.leads()).toHaveLength(1)
})

test('a form that leaves the page is sent once, and not again on Back', async ({ page, qa }) => {
  await page.goto('/lead-form.html')
  const lead = new LeadForm(page, 'The brochure')
  await lead.fill()
  await lead.expectState('ready')
  await lead.button('Send the brochure').dblclick()
  await page.waitForURL('**/leads/thanks')
  expect(await qa.leads()).toHaveLength(1)
  await page.goBack()
  await lead.form.waitFor()
  expect(await qa.leads()).toHaveLength(1)
})

test('a page without a lead form loads no lead module', async ({ page, qa }) => {
  await page.goto('/minimal.html')
  await page.locator('[data-state="ready"]').waitFor()
  const paths = (await qa.log()).map(({ path }) => path)
  expect(paths.filter((path) => /antibot|lead/i.test(path))).toEqual([])
})

for (const query of ['?csp=strict', '?csp=strict&drupal=8']) {
  test(`a strict policy with Trusted Types reports nothing${query}`, async ({
    page,
    qa,
    consoleLog,
  }) => {
    await page.goto(`/lead-form.html${query}`)
    const lead = new LeadForm(page, 'Plan a visit')
    await lead.open()
    await lead.fill('Ada')
    await lead.button('Send').click()
    await expect(page.getByRole('alert')).toContainText('both of your names')
    await lead.fill()
    await lead.button('Send').click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await qa.leads()).toHaveLength(1)
    if (query.includes('drupal')) {
      expect(await page.evaluate(() => Reflect.get(window, 'Drupal').antibot)).toBeDefined()
    }
    expect(await qa.cspReports()).toEqual([])
    expect(consoleLog.lines).toEqual([])
  })
}
