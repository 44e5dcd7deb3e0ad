import { screen } from '@testing-library/react'
import { aLead, arrive, call, posts, setGlobal, unlocked } from '../../support/leadPage'
import { change } from '../../support/page'
import { pass } from '../../support/time'

const ROUTE = 'http://localhost/bt-leads-antibot-workaround'
const hiddenForm = () => screen.getByLabelText<HTMLFormElement>('Your request')
const dialog = () => screen.getByTestId('dialog')

beforeEach(() => setGlobal('drupalSettings', {}))

describe('a lead form in a dialog of the site', () => {
  it.each([
    ['a <dialog> without aria-modal', `<dialog open>${aLead()}</dialog>`],
    ['an element with a role, as in Bootstrap 3', `<div role="dialog">${aLead()}</div>`],
    ['an alert', `<div role="alertdialog">${aLead()}</div>`],
  ])('waits for its anti-bot data in %s', async (_, html) => {
    const { wire, visitor, write } = await arrive(html)
    expect(wire.log).toEqual([`> ${ROUTE}`])
    await write()
    await visitor.click(call())
    expect(posts(wire)).toEqual([])
    await wire.answer(unlocked)
    expect(posts(wire)).toEqual(['> http://localhost/leads'])
    expect(wire.bodies.at(-1)).toBe('name=Ada&message=&antibot_key=k1&op=call')
  })

  it('waits for its data once the element around it becomes a dialog', async () => {
    const { wire, visitor, write } = await arrive(`<div data-testid="dialog">${aLead()}</div>`)
    expect(wire.log).toEqual([])
    await change(() => dialog().setAttribute('aria-modal', 'true'))
    expect(wire.log).toEqual([`> ${ROUTE}`])
    await write()
    await visitor.click(call())
    await wire.answer(unlocked)
    expect(posts(wire)).toEqual(['> http://localhost/leads'])
  })

  it('is sent after the dialog was closed and opened again', async () => {
    const { wire, visitor, write } = await arrive(`<div data-testid="dialog">${aLead()}</div>`)
    await change(() => dialog().setAttribute('aria-modal', 'true'))
    await wire.answer(unlocked)
    await change(() => dialog().removeAttribute('aria-modal'))
    await pass(40)
    await change(() => dialog().setAttribute('aria-modal', 'true'))
    expect(wire.log).toEqual([`> ${ROUTE}`, `< ${ROUTE}`])
    await write()
    await visitor.click(call())
    expect(posts(wire)).toEqual(['> http://localhost/leads'])
  })
})

describe('a lead form that is not shown yet', () => {
  /** jsdom has neither layout nor IntersectionObserver. */
  function hideForms() {
    const observers: IntersectionObserverCallback[] = []
    class FakeObserver {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback)
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    setGlobal('IntersectionObserver', FakeObserver)
    Element.prototype.checkVisibility = () => false
    return async () => {
      const entries = [{ isIntersecting: true, target: hiddenForm() }]
      await change(() => {
        for (const run of observers) run(entries as never, null as never)
      })
    }
  }

  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  })

  it('fetches its data when it appears', async () => {
    const show = hideForms()
    const { wire } = await arrive(`<dialog>${aLead()}</dialog>`)
    expect(wire.log).toEqual([])
    await show()
    expect(wire.log).toEqual([`> ${ROUTE}`])
  })

  it('fetches it when a script submits the form, and holds the submission', async () => {
    hideForms()
    const { wire } = await arrive(aLead({ attributes: 'data-vitrine="lead-form" novalidate' }))
    await change(() => hiddenForm().requestSubmit())
    expect(wire.log).toEqual([`> ${ROUTE}`])
  })
})
