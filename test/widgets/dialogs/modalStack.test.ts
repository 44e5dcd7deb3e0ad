import { screen, within } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { arriveAtModals, openDialog, settle } from '../../support/modalPage'
import { change } from '../../support/page'

const html = `
  <h1>Lake cabin</h1>
  <button data-vitrine="modal" data-vitrine-content="rules">House rules</button>
  <div id="rules" hidden>
    <h2>House rules</h2>
    <label>Your question <input></label>
    <a href="#pets" data-vitrine="modal" data-vitrine-title="About pets">Pets</a>
  </div>
  <div id="pets" hidden>
    <p>Dogs are welcome.</p>
    <button data-vitrine="modal" data-vitrine-content="fees">Fees</button>
    <button data-vitrine="modal" data-vitrine-content="rules">Back to the rules</button>
  </div>
  <div id="fees" hidden><h2>Fees</h2></div>`

const question = () => screen.getByLabelText<HTMLInputElement>('Your question')

/** The rules, from there the pets, from there the fees. */
async function openThree() {
  const visit = await arriveAtModals(html)
  await visit.press('House rules')
  await visit.visitor.type(question(), 'May we bring a boat?')
  await visit.press('Pets')
  await visit.press('Fees')
  return visit
}

describe('a stack of dialogs (spec 2.2, 4.8)', () => {
  it('opens one dialog from another, and shows only the top one', async () => {
    await openThree()
    expect(openDialog()).toBe('Fees')
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(3)
    const covered = [...document.querySelectorAll('.vitrine-modal')].map((one) =>
      one.matches('[data-covered]'),
    )
    expect(covered).toEqual([true, true, false])
  })

  it('closes one dialog per Escape; the one below keeps its state and gets the focus', async () => {
    const { key } = await openThree()
    await key('{Escape}')
    expect(openDialog()).toBe('About pets')
    expect(screen.getByRole('button', { name: 'Fees' })).toHaveFocus()
    await key('{Escape}')
    expect(openDialog()).toBe('House rules')
    expect(screen.getByRole('button', { name: 'Pets' })).toHaveFocus()
    expect(question()).toHaveValue('May we bring a boat?')
    await key('{Escape}')
    expect(openDialog()).toBeNull()
    expect(screen.getByRole('button', { name: 'House rules' })).toHaveFocus()
  })

  it('closes all at once, and focuses the first trigger', async () => {
    const { page } = await openThree()
    await change(() => page.modal.closeAll())
    await settle()
    expect(openDialog()).toBeNull()
    expect(screen.getByRole('button', { name: 'House rules' })).toHaveFocus()
  })

  it('returns to an open dialog when its content is requested again', async () => {
    const { press } = await arriveAtModals(html)
    await press('House rules')
    await press('Pets')
    await press('Back to the rules')
    expect(openDialog()).toBe('House rules')
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
  })

  it('focuses the dialog below when the opener is gone', async () => {
    const { key } = await openThree()
    await change(() => document.querySelector('[data-vitrine-content="fees"]')?.remove())
    await key('{Escape}')
    expect(screen.getByRole('dialog', { name: 'About pets' })).toHaveFocus()
  })

  it('hides the rest of the page from screen readers, but not the live region', async () => {
    const { page, key } = await openThree()
    expect(screen.queryByRole('heading', { name: 'Lake cabin' })).toBeNull()
    await change(() => page.bus.emit('notice:show', { text: 'Saved' }))
    await settle()
    const dialog = screen.getByRole('dialog', { name: 'Fees' })
    expect(within(dialog).getByRole('status')).toBeInTheDocument()
    expect(within(dialog).getByText('Saved')).toBeVisible()
    for (let i = 0; i < 3; i++) await key('{Escape}')
    expect(screen.getByRole('heading', { name: 'Lake cabin' })).toBeVisible()
    expect(screen.getByRole('status').parentElement).toBe(document.body)
  })

  it('contains the notices that are already shown', async () => {
    const { page, press } = await arriveAtModals(html)
    await change(() => page.bus.emit('notice:show', { text: 'Saved' }))
    await settle()
    await press('House rules')
    const dialog = screen.getByRole('dialog', { name: 'House rules' })
    const notices = within(dialog).getByRole('region', { name: 'Notices' })
    expect(notices.closest('[inert]')).toBeNull()
  })

  it('makes the rest of the page and covered dialogs inert, and restores them', async () => {
    const { key } = await openThree()
    const inert = () => [...document.querySelectorAll('[inert]')]
    const dialogs = screen.getAllByRole('dialog', { hidden: true })
    expect(dialogs.map((one) => one.closest('[inert]') !== null)).toEqual([true, true, false])
    expect(document.querySelector('h1')).toHaveAttribute('inert')
    await key('{Escape}')
    expect(dialogs[1]?.closest('[inert]')).toBeNull()
    await key('{Escape}{Escape}')
    expect(inert()).toEqual([])
  })

  it('leaves elements reachable that are added later, such as a captcha', async () => {
    const { press, key } = await arriveAtModals(html)
    await press('House rules')
    const captcha = document.createElement('aside')
    await change(() => document.body.append(captcha))
    await settle()
    expect(captcha.matches('[inert], [aria-hidden]')).toBe(false)
    await key('{Escape}')
    captcha.remove()
  })

  it('restores the page', async () => {
    const { press, key } = await arriveAtModals(html)
    const pages = new Set<string>()
    for (let round = 0; round < 4; round++) {
      await press('House rules')
      await press('Pets')
      expect(document.documentElement).toHaveAttribute('data-vitrine-locked')
      await key('{Escape}{Escape}')
      pages.add(document.documentElement.outerHTML)
    }
    expect(pages.size).toBe(1)
    expect([...pages].join()).not.toMatch(/aria-hidden|inert|locked|reach/)
  })

  it('closes when the page is detached, and every element gets its content back', async () => {
    const { page } = await openThree()
    await change(() => page.detach())
    await settle()
    expect(screen.queryAllByRole('dialog', { hidden: true })).toEqual([])
    expect(document.querySelector('#fees h2')).not.toBeNull()
    expect(document.querySelector('#rules input')).toHaveValue('May we bring a boat?')
    expect(takeConsole()).toEqual([])
  })
})
