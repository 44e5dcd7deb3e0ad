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
import { onTestEnd } from '../../support/onTestEnd'
import { change } from '../../support/page'
import { pass } from '../../support/time'

// Each page has its own settings, as in Drupal.
beforeEach(() => setGlobal('drupalSettings', {}))

describe('a lead form that the browser sends', () => {
  async function sendPlainly() {
    const html = inDialog(aLead({ attributes: 'data-vitrine-submit="page"' }))
    const page = await arrive(html)
    const submitted: string[] = []
    const leave = (event: Event) => {
      if (!event.defaultPrevented)
        submitted.push(String((event as SubmitEvent).submitter?.textContent))
      event.preventDefault()
    }
    window.addEventListener('submit', leave)
    onTestEnd(() => window.removeEventListener('submit', leave))
    await page.write()
    await page.visitor.click(ask())
    expect(submitted).toEqual([])
    await page.wire.answer(unlocked)
    expect(submitted).toEqual(['Ask'])
    return { ...page, submitted }
  }

  it('is sent once', async () => {
    const { submitted, visitor, wire } = await sendPlainly()
    await visitor.dblClick(call())
    await visitor.keyboard('{Enter}')
    expect(submitted).toEqual(['Ask'])
    expect(posts(wire)).toEqual([])
    expect(status()).toHaveTextContent('Sending…')
  })

  it('is sent again by another press after a warning, when the page stays', async () => {
    const { submitted, visitor } = await sendPlainly()
    await pass(3100)
    await visitor.click(ask())
    expect(submitted).toEqual(['Ask'])
    expect(status()).toHaveTextContent(
      'You have sent this form. Press the button once more to send it again.',
    )
    await pass(3100)
    await visitor.click(call())
    expect(submitted).toEqual(['Ask', 'Call me'])
  })

  it('shows after Back that it was sent', async () => {
    const { submitted, visitor } = await sendPlainly()
    const shown = Object.assign(new Event('pageshow'), { persisted: true })
    await change(() => window.dispatchEvent(shown))
    expect(status()).toHaveTextContent('You have sent this form.')
    expect(submitted).toEqual(['Ask'])
    await visitor.click(ask())
    expect(submitted).toEqual(['Ask', 'Ask'])
  })
})

describe("a lead form and the site's own scripts", () => {
  it('get a submit event when it is sent, once, and may send it themselves', async () => {
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

  it('do not prevent sending by stopping the propagation', async () => {
    const { wire, visitor, write } = await arrive()
    const submitted: string[] = []
    form().addEventListener('submit', (event) => {
      event.stopPropagation()
      submitted.push(event.defaultPrevented ? 'held' : 'left')
    })
    await write()
    await wire.answer(unlocked)
    await visitor.click(ask())
    await pass(0)
    await visitor.click(call())
    expect(submitted).toEqual(['left'])
    expect(posts(wire)).toEqual([])
    expect(form()).toHaveAttribute('data-state', 'sent')
    // In this test the browser cannot navigate.
    expect(takeConsole()).toEqual([expect.stringContaining('Not implemented')])
  })

  it("Drupal's guard against double submission does not block a retry", async () => {
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
  ])('the browser sends the form %s', async (_, attributes) => {
    const { wire, visitor, write } = await arrive(
      inDialog(aLead().replace('method="post"', attributes)),
    )
    const leave = jest.fn((event: Event) => event.preventDefault())
    window.addEventListener('submit', leave)
    onTestEnd(() => window.removeEventListener('submit', leave))
    await write()
    await wire.answer(unlocked)
    await visitor.click(ask())
    expect(leave).toHaveBeenCalledTimes(1)
    expect(posts(wire)).toEqual([])
    expect(form()).toHaveAttribute('data-state', 'sent')
  })
})
