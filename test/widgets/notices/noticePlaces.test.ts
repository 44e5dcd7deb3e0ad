import { screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import {
  announcement,
  arrive,
  closeOf,
  fields,
  notice,
  notices,
  raise,
  texts,
} from '../../support/noticePage'
import { change } from '../../support/page'
import { required } from '../../support/required'
import { pass } from '../../support/time'
import { scrollAwayFrom, watched } from '../../support/viewport'

describe('the announcement of a notice', () => {
  it('is polite', async () => {
    const { show } = await arrive()
    await show({ text: 'Saved' })
    await pass(100)
    expect(announcement('status')).toBe('Saved')
    expect(announcement('alert')).toBe('')
  })

  it('is assertive for an error, in a region that existed before', async () => {
    const { show } = await arrive()
    await show({ text: 'Storage is full', style: 'error' })
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/)
    await pass(100)
    expect(announcement('alert')).toBe('Error: Storage is full')
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
    expect(announcement('status')).toBe('')
  })

  it('holds all notices that are shown together', async () => {
    const { show } = await arrive()
    await show({ text: 'Saved.' })
    await show({ text: 'Nearly full.', style: 'warn' })
    await pass(100)
    expect(announcement('status')).toBe('Saved. Warning: Nearly full.')
  })

  it('uses the texts of the page settings', async () => {
    const messages = { 'notices.error': 'Fehler', 'notices.close': 'Schließen' }
    const settings = `<script type="application/json" data-vitrine-settings>${JSON.stringify({ messages })}</script>`
    const { show } = await arrive(settings)
    await show({ text: 'Voll', style: 'error' })
    await pass(100)
    expect(announcement('alert')).toBe('Fehler: Voll')
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeVisible()
  })
})

describe('a notice for an element', () => {
  const dates = () => screen.getByLabelText('Dates')

  it('points at it, and moves into the stack when the element is not visible', async () => {
    const { show } = await arrive()
    await show({ text: 'Choose', element: dates() })
    expect(notice('Choose')).toHaveAttribute('popover', 'manual')
    expect(notice('Choose').querySelector('.vitrine-notice__arrow')).not.toBeNull()
    await pass(4000)
    scrollAwayFrom(dates())
    expect(notice('Choose')).not.toHaveAttribute('popover')
    expect(notice('Choose').querySelector('.vitrine-notice__arrow')).toBeNull()
    expect(notice('Choose')).toHaveAttribute('style', '')
    expect(notice('Choose')).not.toHaveAttribute('data-side')
    expect(watched()).toEqual([])
    // Its timer continues.
    await pass(1000)
    await pass(200)
    expect(notices()).toBeNull()
  })

  it('moves into the stack when the element is removed', async () => {
    const { show } = await arrive()
    await show({ text: 'Choose', element: dates() })
    await change(() => dates().remove())
    await pass(0)
    expect(notice('Choose')).not.toHaveAttribute('popover')
  })

  it('is shown in the stack when the element is not on the page', async () => {
    const { show } = await arrive()
    await show({ text: 'Choose', element: document.createElement('p') })
    expect(notice('Choose')).not.toHaveAttribute('popover')
  })
})

describe('the place of notices', () => {
  it('is the page’s own place, beside the CMS’s content', async () => {
    const { show } = await arrive('<div id="here" data-vitrine="notices"><p>From the CMS</p></div>')
    await show({ text: 'Saved' })
    expect(document.getElementById('here')).toContainElement(notices())
    expect(screen.getByText('From the CMS')).toBeVisible()
  })

  it('is the body when that place is removed', async () => {
    const { show } = await arrive('<div id="here" data-vitrine="notices"></div>')
    await show({ text: 'Saved' })
    await change(() => document.getElementById('here')?.remove())
    await pass(40)
    expect(texts()).toEqual(['Saved'])
    await pass(5000)
    await pass(200)
    expect(notices()).toBeNull()
  })

  it('is an open filter dialog, and the page again when it closes; the focus stays in them', async () => {
    const sheet = '<dialog class="vitrine-sheet"><button>Show results</button></dialog>'
    const { show } = await arrive(fields + sheet)
    const dialog = required(document.querySelector('dialog'))
    await show({ text: 'Saved' })
    await change(() => closeOf('Saved').focus())
    await change(() => dialog.showModal())
    await pass(0)
    expect(dialog).toContainElement(notices())
    expect(closeOf('Saved')).toHaveFocus()
    await show({ text: 'Broken', style: 'error' })
    expect(dialog).toContainElement(screen.getByRole('alert'))
    await change(() => dialog.close())
    await pass(0)
    expect(dialog).not.toContainElement(notices())
    expect(texts()).toEqual(['Saved', 'Broken'])
  })

  it('is not at an element that an open dialog covers', async () => {
    const { show } = await arrive(`${fields}<dialog class="vitrine-sheet"></dialog>`)
    await show({ text: 'Choose', element: screen.getByLabelText('Dates') })
    expect(notice('Choose')).toHaveAttribute('popover')
    await change(() => document.querySelector('dialog')?.showModal())
    await pass(0)
    expect(notice('Choose')).not.toHaveAttribute('popover')
  })

  it('is removed when the page is detached', async () => {
    const { page, show } = await arrive()
    const before = document.body.innerHTML
    await show({ text: 'Saved', element: screen.getByLabelText('Dates') })
    expect(page.doctor().widgets).toHaveLength(1)
    await change(() => page.detach())
    expect(document.querySelectorAll('.vitrine-notices')).toHaveLength(0)
    expect(
      document.body.innerHTML.startsWith(
        required(before.split('<div class="vitrine-announcer')[0]),
      ),
    ).toBe(true)
    expect(page.doctor().widgets).toEqual([])
  })
})

describe('a wrong command', () => {
  it.each([
    [undefined, 'text must be a text, got none; nothing is shown.'],
    [{ text: ' ' }, 'text must be a text, got " "; nothing is shown.'],
    [{ text: { __proto__: 1 } }, 'text must be a text, got {}; nothing is shown.'],
  ])('shows nothing and is reported: %j', async (wanted, message) => {
    const { page } = await arrive()
    await raise(page, wanted)
    expect(notices()).toBeNull()
    expect(takeConsole()).toEqual([`warn: Vitrine: notice:show: ${message}`])
  })

  it.each([
    ['erorr', 'Did you mean "error"?'],
    ['constructor', 'Known are success, error, info, warn.'],
  ])('shows the unknown style %s as info, and is reported', async (style, cure) => {
    const { page } = await arrive()
    await raise(page, { text: 'Saved', style })
    expect(notice('Saved')).toHaveAttribute('data-style', 'info')
    expect(takeConsole()).toEqual([
      `warn: Vitrine: notice:show: "${style}" is not a style and is shown as info. ${cure}`,
    ])
  })

  it('ignores a value that is not an element, and is reported', async () => {
    const { page } = await arrive()
    await raise(page, { text: 'Choose', element: '#dates' })
    expect(texts()).toEqual(['Choose'])
    expect(takeConsole()).toEqual([
      'warn: Vitrine: notice:show: element must be an element of the page; "Choose" points at nothing.',
    ])
  })
})
