import { screen, within } from '@testing-library/react'
import { atEnd } from '../../support/atEnd'
import { hearBus } from '../../support/busLog'
import { takeConsole } from '../../support/console'
import { aLead, inDialog, setGlobal } from '../../support/leadPage'
import { aVisitor, change, visit } from '../../support/page'
import { pass } from '../../support/time'
import { openWire, type Wire } from '../../support/wire'

const ROUTE = 'http://localhost/bt-leads-antibot-workaround'
const unlocked = JSON.stringify({ 'bt-leads-stay': { action: '/leads', key: 'k1' } })

const ask = () => screen.getByRole('button', { name: 'Ask' })
const call = () => screen.getByRole('button', { name: 'Call me' })
const form = () => screen.getByRole('form', { name: 'Your request' })
const status = () => within(form()).getByRole('status')
const posts = (wire: Wire) => wire.log.filter((line) => line.includes('/leads'))

async function arrive(html = inDialog(aLead())) {
  const wire = openWire()
  await visit(html)
  const visitor = aVisitor()
  const write = () => visitor.type(screen.getByLabelText('Your name'), 'Ada')
  return { wire, visitor, write }
}

// Each page has settings of its own, as Drupal has them.
beforeEach(() => setGlobal('drupalSettings', {}))

describe('a lead form in a dialog', () => {
  it('asks for its anti-bot data, and says that it is locked', async () => {
    const { wire } = await arrive()
    expect(wire.log).toEqual([`> ${ROUTE}`])
    expect(wire.last().method).toBe('GET')
    expect(status()).toHaveTextContent('This form is being made ready. You can fill it in already.')
    expect(ask()).toHaveAccessibleDescription(/being made ready/)
    expect(form()).toHaveAttribute('data-state', 'locked')
  })

  it('is left alone outside of one, unless the themer names it', async () => {
    const { wire } = await arrive(aLead())
    expect(wire.log).toEqual([])
    const named = await arrive(aLead({ id: 'contact', attributes: 'data-vitrine="lead-form"' }))
    expect(named.wire.log).toEqual([`> ${ROUTE}`])
  })

  it('is filled in and sent once it is unlocked, with its action, key and button', async () => {
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

  it('holds a submission while it is locked, and sends it with its button, once', async () => {
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

  it('tells when the data does not come, keeps what is held, and tries again', async () => {
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

  it('asks again when the visitor presses the button instead', async () => {
    const { wire, visitor, write } = await arrive()
    await wire.breakOff()
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
  ])('stays locked where the data is %s', async (_, data, told) => {
    const { wire } = await arrive()
    await wire.answer(data)
    expect(takeConsole()).toEqual([expect.stringMatching(told)])
    expect(status()).toHaveTextContent('The form could not be made ready.')
    expect(form()).toHaveAttribute('action', '/antibot')
  })

  it('waits no longer than 15 seconds', async () => {
    const { wire } = await arrive()
    await pass(14_900)
    expect(wire.log).toEqual([`> ${ROUTE}`])
    await pass(200)
    expect(wire.log).toEqual([`> ${ROUTE}`, `x ${ROUTE}`])
    expect(takeConsole()).toEqual(['error: 0, no answer in 15 s'])
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('is given back as it was', async () => {
    const wire = openWire()
    const api = await visit(inDialog(aLead()))
    await change(() => api.detach())
    const written = document.createElement('div')
    written.innerHTML = aLead()
    expect(form().outerHTML).toBe(written.innerHTML)
    expect(wire.log).toEqual([`> ${ROUTE}`, `x ${ROUTE}`])
  })
})

describe('what the server says to a lead form', () => {
  async function send(html?: string) {
    const page = await arrive(html)
    await page.write()
    await page.wire.answer(unlocked)
    await page.visitor.click(ask())
    return page
  }

  it('stands in its place, has the focus, and is told on the bus', async () => {
    const heard = hearBus()
    const { wire } = await send()
    await wire.answerPage('<h2>Thank you, Ada</h2>')
    const thanks = screen.getByRole('heading', { name: 'Thank you, Ada' })
    expect(screen.getByRole('dialog')).toContainElement(thanks)
    expect(thanks.parentElement).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull()
    expect(heard).toContain('lead:sent bt-leads-stay')
  })

  it('is the middle of a whole page', async () => {
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
  ])('is our thanks where it is %s', async (_, text, type) => {
    const { wire } = await send()
    await wire.answerPage(text, { type })
    expect(screen.getByText('Sent. Thank you.')).toBeVisible()
  })

  it('is not shown where it comes from another site', async () => {
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
  ])('may be the form again, with what is wrong: %s', async (_, page) => {
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

  it('takes nothing away from what was typed while it was on its way', async () => {
    const { wire, visitor } = await send()
    await visitor.type(screen.getByLabelText('Your name'), ' Lovelace')
    await wire.answerPage(aLead().replace('name="name"', 'name="name" value="Ada"'))
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada Lovelace')
    expect(screen.getByLabelText('Your name')).toHaveFocus()
  })

  it('may be an error: it says so, keeps what was typed, and the visitor may send it again', async () => {
    const { wire, visitor } = await send()
    await wire.fail(500, 'Broken')
    expect(takeConsole()).toEqual(['error: 500, Broken'])
    expect(status()).toHaveTextContent('This could not be sent. What you have typed is kept.')
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada')
    await visitor.click(ask())
    await wire.answerPage('<p>Thank you</p>')
    expect(screen.getByText('Thank you')).toBeVisible()
  })

  it('may not come: it is said that it may have been sent', async () => {
    const { wire } = await send()
    await pass(60_000)
    expect(wire.log.at(-1)).toBe('x http://localhost/leads')
    expect(takeConsole()).toEqual(['error: 0, no answer in 60 s'])
    expect(status()).toHaveTextContent('No answer came, so this may or may not have been sent.')
  })

  it('is told in a notice where the dialog was closed meanwhile', async () => {
    const { wire } = await send()
    await change(() => screen.getByRole('dialog').remove())
    await pass(40)
    await wire.answerPage('<p>Thank you</p>')
    expect(await screen.findByText('Sent. Thank you.')).toBeVisible()
  })
})

describe('a lead form whose dialog is closed while a submission is held', () => {
  it('says that it was not sent', async () => {
    const { wire, visitor, write } = await arrive()
    await write()
    await visitor.click(ask())
    await change(() => screen.getByRole('dialog').remove())
    await pass(40)
    expect(await screen.findByText('The form was closed before it was sent.')).toBeVisible()
    expect(posts(wire)).toEqual([])
  })
})

describe('a lead form that leaves the page', () => {
  async function sendPlainly() {
    const html = inDialog(aLead({ attributes: 'data-vitrine-submit="page"' }))
    const page = await arrive(html)
    const left: string[] = []
    const leave = (event: Event) => {
      if (!event.defaultPrevented) left.push(String((event as SubmitEvent).submitter?.textContent))
      event.preventDefault()
    }
    window.addEventListener('submit', leave)
    atEnd(() => window.removeEventListener('submit', leave))
    await page.write()
    await page.visitor.click(ask())
    expect(left).toEqual([])
    await page.wire.answer(unlocked)
    expect(left).toEqual(['Ask'])
    return { ...page, left }
  }

  it('is sent by the browser, once', async () => {
    const { left, visitor, wire } = await sendPlainly()
    await visitor.dblClick(call())
    await visitor.keyboard('{Enter}')
    expect(left).toEqual(['Ask'])
    expect(posts(wire)).toEqual([])
    expect(status()).toHaveTextContent('Sending…')
  })

  it('is sent again by whoever was told and presses once more, when the page stays', async () => {
    const { left, visitor } = await sendPlainly()
    await pass(3100)
    await visitor.click(ask())
    expect(left).toEqual(['Ask'])
    expect(status()).toHaveTextContent(
      'You have sent this form. Press the button once more to send it again.',
    )
    await pass(3100)
    await visitor.click(call())
    expect(left).toEqual(['Ask', 'Call me'])
  })

  it('says after Back that it was sent', async () => {
    const { left, visitor } = await sendPlainly()
    const shown = Object.assign(new Event('pageshow'), { persisted: true })
    await change(() => window.dispatchEvent(shown))
    expect(status()).toHaveTextContent('You have sent this form.')
    expect(left).toEqual(['Ask'])
    await visitor.click(ask())
    expect(left).toEqual(['Ask', 'Ask'])
  })
})

describe("a lead form and the site's own scripts", () => {
  it('they hear of a submission when it goes, once, and may send it themselves', async () => {
    const { wire, visitor, write } = await arrive()
    const heard: string[] = []
    form().addEventListener('submit', (event) => {
      heard.push('submit')
      if (heard.length === 1) event.preventDefault()
    })
    await write()
    await visitor.click(ask())
    await visitor.click(ask())
    expect(heard).toEqual([])
    await wire.answer(unlocked)
    expect(heard).toEqual(['submit'])
    expect(posts(wire)).toEqual([])
    await visitor.click(ask())
    expect(heard).toEqual(['submit', 'submit'])
    expect(posts(wire)).toHaveLength(1)
  })

  it('it is sent once where one of them lets nobody else hear of it', async () => {
    const { wire, visitor, write } = await arrive()
    const left: string[] = []
    form().addEventListener('submit', (event) => {
      event.stopPropagation()
      left.push(event.defaultPrevented ? 'held' : 'left')
    })
    await write()
    await wire.answer(unlocked)
    await visitor.click(ask())
    await pass(0)
    await visitor.click(call())
    expect(left).toEqual(['left'])
    expect(posts(wire)).toEqual([])
    expect(form()).toHaveAttribute('data-state', 'sent')
    // This page's browser cannot leave.
    expect(takeConsole()).toEqual([expect.stringContaining('Not implemented')])
  })

  it("Drupal's own guard against double submission does not stop another try", async () => {
    const { wire, visitor, write } = await arrive()
    await write()
    await wire.answer(unlocked)
    await visitor.click(ask())
    form().setAttribute('data-drupal-form-submit-last', 'name=Ada')
    await wire.fail()
    expect(takeConsole()).toEqual(['error: 500, Server Error'])
    expect(form()).not.toHaveAttribute('data-drupal-form-submit-last')
  })

  it.each([
    ['by GET', 'method="get"'],
    ['to another window', 'target="_blank"'],
  ])('it is left to the browser where it goes %s', async (_, attributes) => {
    const { wire, visitor, write } = await arrive(
      inDialog(aLead().replace('method="post"', attributes)),
    )
    const leave = jest.fn((event: Event) => event.preventDefault())
    window.addEventListener('submit', leave)
    atEnd(() => window.removeEventListener('submit', leave))
    await write()
    await wire.answer(unlocked)
    await visitor.click(ask())
    expect(leave).toHaveBeenCalledTimes(1)
    expect(posts(wire)).toEqual([])
    expect(form()).toHaveAttribute('data-state', 'sent')
  })
})
