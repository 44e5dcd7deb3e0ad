import { screen } from '@testing-library/react'
import { recordBusEvents } from '../../support/busLog'
import { takeConsole } from '../../support/console'
import {
  aLead,
  arrive,
  ask,
  call,
  form,
  inDialog,
  posts,
  setGlobal,
  status,
  unlocked,
} from '../../support/leadPage'
import { change, visit } from '../../support/page'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const ROUTE = 'http://localhost/bt-leads-antibot-workaround'

// Each page has its own settings, as in Drupal.
beforeEach(() => setGlobal('drupalSettings', {}))

describe('a lead form in a dialog', () => {
  it('fetches its anti-bot data, and shows that it is locked', async () => {
    const { wire } = await arrive()
    expect(wire.log).toEqual([`> ${ROUTE}`])
    expect(wire.last().method).toBe('GET')
    expect(status()).toHaveTextContent('This form is being made ready. You can fill it in already.')
    expect(ask()).toHaveAccessibleDescription(/being made ready/)
    expect(form()).toHaveAttribute('data-state', 'locked')
  })

  it('outside of one is enhanced only when the themer marks it', async () => {
    const { wire } = await arrive(aLead())
    expect(wire.log).toEqual([])
    const named = await arrive(aLead({ id: 'contact', attributes: 'data-vitrine="lead-form"' }))
    expect(named.wire.log).toEqual([`> ${ROUTE}`])
  })

  it('is sent once it is unlocked, with its action, key and button', async () => {
    const { wire, visitor, write } = await arrive()
    await write()
    await wire.answer(unlocked)
    expect(status()).toHaveTextContent(/^$/)
    expect(form()).toHaveAttribute('data-state', 'ready')
    await visitor.click(call())
    expect(posts(wire)).toEqual(['> http://localhost/leads'])
    expect(wire.bodies.at(-1)).toBe('name=Ada&message=&antibot_key=k1&op=call')
    expect(status()).toHaveTextContent('Sending…')
  })

  it('holds a submission while it is locked, and sends it once with its button', async () => {
    const { wire, visitor, write } = await arrive()
    await write()
    await visitor.keyboard('{Enter}')
    await visitor.dblClick(call())
    expect(status()).toHaveTextContent('This will be sent as soon as the form is ready.')
    expect(posts(wire)).toEqual([])
    await wire.answer(unlocked)
    expect(posts(wire)).toEqual(['> http://localhost/leads'])
    expect(wire.bodies.at(-1)).toBe('name=Ada&message=&antibot_key=k1&op=call')
    await visitor.click(ask())
    await visitor.keyboard('{Enter}')
    expect(posts(wire)).toHaveLength(1)
  })

  it('shows that the data failed to load, keeps a held submission, and retries', async () => {
    const { wire, visitor, write } = await arrive()
    await write()
    await visitor.click(ask())
    await wire.fail(503, 'Busy')
    expect(takeConsole()).toEqual(['error: 503, Busy'])
    expect(status()).toHaveTextContent('This could not be sent yet. What you have typed is kept.')
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(ask()).toHaveFocus()
    expect(status()).toHaveTextContent('This will be sent as soon as the form is ready.')
    await wire.answer(unlocked)
    expect(posts(wire)).toEqual(['> http://localhost/leads'])
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada')
  })

  it('retries when the visitor presses the submit button', async () => {
    const { wire, visitor, write } = await arrive()
    await wire.failNetwork()
    expect(takeConsole()).toEqual(['error: 0, Failed to fetch'])
    await write()
    await visitor.click(ask())
    await wire.answer(unlocked)
    expect(posts(wire)).toEqual(['> http://localhost/leads'])
  })

  it.each([
    ['no JSON', '<html>', /^error: 0, Unexpected token/],
    ['a text', '"yes"', /^error: 0, the anti-bot data is no object$/],
    ['nothing for the form', '{"other":{"key":"k"}}', /nothing for form#bt-leads-stay$/],
    ['an empty list, as PHP writes it', '[]', /nothing for form#bt-leads-stay$/],
    [
      'an action of another site',
      '{"bt-leads-stay":{"action":"//evil.example/leads","key":"k"}}',
      /nothing for form#bt-leads-stay$/,
    ],
  ])('stays locked when the data is %s', async (_, data, warning) => {
    const { wire } = await arrive()
    await wire.answer(data)
    expect(takeConsole()).toEqual([expect.stringMatching(warning)])
    expect(status()).toHaveTextContent('The form could not be made ready.')
    expect(form()).toHaveAttribute('action', '/antibot')
  })

  it('fails after 15 seconds without data', async () => {
    const { wire } = await arrive()
    await pass(14_900)
    expect(wire.log).toEqual([`> ${ROUTE}`])
    await pass(200)
    expect(wire.log).toEqual([`> ${ROUTE}`, `x ${ROUTE}`])
    expect(takeConsole()).toEqual(['error: 0, no answer in 15 s'])
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('is restored when it is detached', async () => {
    const wire = openWire()
    const api = await visit(inDialog(aLead()))
    await change(() => api.detach())
    const written = document.createElement('div')
    written.innerHTML = aLead()
    expect(form().outerHTML).toBe(written.innerHTML)
    expect(wire.log).toEqual([`> ${ROUTE}`, `x ${ROUTE}`])
  })
})

describe('the response to a lead form', () => {
  async function send(html?: string) {
    const page = await arrive(html)
    await page.write()
    await page.wire.answer(unlocked)
    await page.visitor.click(ask())
    return page
  }

  it('replaces the form, gets the focus, and is reported on the bus', async () => {
    const heard = recordBusEvents()
    const { wire } = await send()
    await wire.answerPage('<h2>Thank you, Ada</h2>')
    const thanks = screen.getByRole('heading', { name: 'Thank you, Ada' })
    expect(screen.getByRole('dialog')).toContainElement(thanks)
    expect(thanks.parentElement).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull()
    expect(heard).toContain('lead:sent bt-leads-stay')
  })

  it('is the main part of a whole page', async () => {
    const { wire } = await send()
    await wire.answerPage(
      '<!doctype html><body><nav>Menu</nav><main><p>Thank you</p></main></body>',
    )
    expect(screen.getByText('Thank you')).toBeVisible()
    expect(screen.queryByText('Menu')).toBeNull()
  })

  it.each([
    ['nothing', '', 'text/html'],
    ['no markup', '{"ok":true}', 'application/json'],
  ])('is our thanks when it is %s', async (_, text, type) => {
    const { wire } = await send()
    await wire.answerPage(text, { type })
    expect(screen.getByText('Sent. Thank you.')).toBeVisible()
  })

  it('is not shown when it comes from another site', async () => {
    const { wire } = await send()
    await wire.answerPage('<p>Evil</p>', { url: 'https://evil.example/thanks' })
    expect(screen.queryByText('Evil')).toBeNull()
    expect(screen.getByText('Sent. Thank you.')).toBeVisible()
  })

  it.each([
    ['a part of a page', (form: string) => `<p role="alert">A name has two words.</p>${form}`],
    [
      'a whole page',
      (form: string) =>
        `<!doctype html><body><nav>Menu</nav><p role="alert">A name has two words.</p><main>${form}</main></body>`,
    ],
  ])('may be the form with its error messages: %s', async (_, page) => {
    const { wire, visitor } = await send()
    const again = aLead({ id: 'bt-leads-stay--2' }).replace(
      'name="name"',
      'name="name" aria-invalid="true"',
    )
    await wire.answerPage(page(again))
    expect(screen.getByRole('alert')).toHaveTextContent('A name has two words.')
    expect(screen.queryByText('Menu')).toBeNull()
    const name = screen.getByLabelText('Your name')
    expect(name).toHaveFocus()
    expect(name).toHaveValue('Ada')
    expect(wire.waiting()).toEqual([ROUTE])
    await wire.answer(JSON.stringify({ 'bt-leads-stay--2': { action: '/leads', key: 'k2' } }))
    await visitor.type(name, ' Lovelace')
    await visitor.click(ask())
    expect(wire.bodies.at(-1)).toBe('name=Ada+Lovelace&message=&antibot_key=k2&op=ask')
    await wire.answerPage('<p>Thank you</p>')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('dialog')).toHaveTextContent(/^Thank you$/)
  })

  it('keeps what was typed after the form was posted', async () => {
    const { wire, visitor } = await send()
    await visitor.type(screen.getByLabelText('Your name'), ' Lovelace')
    await wire.answerPage(aLead().replace('name="name"', 'name="name" value="Ada"'))
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada Lovelace')
    expect(screen.getByLabelText('Your name')).toHaveFocus()
  })

  it('may be an error: the form keeps what was typed and can be sent again', async () => {
    const { wire, visitor } = await send()
    await wire.fail(500, 'Broken')
    expect(takeConsole()).toEqual(['error: 500, Broken'])
    expect(status()).toHaveTextContent('This could not be sent. What you have typed is kept.')
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada')
    await visitor.click(ask())
    await wire.answerPage('<p>Thank you</p>')
    expect(screen.getByText('Thank you')).toBeVisible()
  })

  it('may be missing: the form says that it may have been sent', async () => {
    const { wire } = await send()
    await pass(60_000)
    expect(wire.log.at(-1)).toBe('x http://localhost/leads')
    expect(takeConsole()).toEqual(['error: 0, no answer in 60 s'])
    expect(status()).toHaveTextContent('No answer came, so this may or may not have been sent.')
  })

  it('is reported in a notice when the dialog was closed meanwhile', async () => {
    const { wire } = await send()
    await change(() => screen.getByRole('dialog').remove())
    await pass(40)
    await wire.answerPage('<p>Thank you</p>')
    expect(await screen.findByText('Sent. Thank you.')).toBeVisible()
  })
})

describe('a lead form whose dialog is closed while a submission is held', () => {
  it('reports that it was not sent', async () => {
    const { wire, visitor, write } = await arrive()
    await write()
    await visitor.click(ask())
    await change(() => screen.getByRole('dialog').remove())
    await pass(40)
    expect(await screen.findByText('The form was closed before it was sent.')).toBeVisible()
    expect(posts(wire)).toEqual([])
  })
})
