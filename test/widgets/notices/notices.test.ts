import { screen, within } from '@testing-library/react'
import type { VitrineApi } from '../../../mount/app/vitrineApi'
import type { BusCommands } from '../../../src/bus/events'
import { atEnd } from '../../support/atEnd'
import { takeConsole } from '../../support/console'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { askForLessMotion } from '../../support/screenWidth'
import { pass } from '../../support/time'
import { scrollAwayFrom, watched } from '../../support/viewport'

type Wanted = BusCommands['notice:show']

const fields = '<label>Dates <input id="dates"></label>'

async function arrive(html = fields) {
  const page = await visit(html)
  return { page, visitor: aVisitor(), show: (wanted: Wanted) => raise(page, wanted) }
}

/** A site's script wants something known. */
async function raise({ bus }: VitrineApi, wanted: unknown): Promise<void> {
  await change(() => bus.emit('notice:show', wanted as Wanted))
  await change(() => {})
}

const notices = () => screen.queryByRole('region', { name: 'Notices' })
const texts = () =>
  [...(notices()?.querySelectorAll('.vitrine-notice__text') ?? [])].map((one) => one.textContent)
const notice = (text: string) =>
  required(within(required(notices())).getByText(text).closest<HTMLElement>('.vitrine-notice'))
const closeOf = (text: string) => within(notice(text)).getByRole('button', { name: 'Close' })
const said = (role: 'status' | 'alert') => screen.queryByRole(role)?.textContent ?? ''

describe('a notice (spec 8, 9)', () => {
  it('is shown on a page without a place for it, with its text as it is, as a success', async () => {
    const { show } = await arrive()
    expect(notices()).toBeNull()
    await show({ text: 'Saved <b>17</b>' })
    expect(screen.getByText('Saved <b>17</b>')).toBeVisible()
    expect(notice('Saved <b>17</b>')).toHaveAttribute('data-style', 'success')
  })

  it.each(['success', 'error', 'info', 'warn'] as const)(
    'may be of the style %s',
    async (style) => {
      const { show } = await arrive()
      await show({ text: 'Known', style })
      expect(notice('Known')).toHaveAttribute('data-style', style)
      const kind = within(notice('Known')).queryByRole('img')
      const names = { success: null, error: 'Error', info: null, warn: 'Warning' }
      expect(kind?.getAttribute('aria-label') ?? null).toBe(names[style])
    },
  )

  it('appears in 400 ms, stays for 5000 ms, and leaves in 200 ms', async () => {
    const { show } = await arrive()
    await show({ text: 'Saved' })
    expect(notice('Saved')).toHaveAttribute('data-state', 'opening')
    await pass(400)
    expect(notice('Saved')).toHaveAttribute('data-state', 'open')
    await pass(4599)
    expect(notice('Saved')).toHaveAttribute('data-state', 'open')
    await pass(1)
    expect(notice('Saved')).toHaveAttribute('data-state', 'closing')
    await pass(199)
    expect(texts()).toEqual(['Saved'])
    await pass(1)
    expect(notices()).toBeNull()
  })

  it('is gone at once for visitors who ask for less motion', async () => {
    const { show } = await arrive()
    askForLessMotion()
    await show({ text: 'Saved' })
    await pass(5000)
    await pass(0)
    expect(notices()).toBeNull()
  })

  it('may be asked for before the script has loaded', async () => {
    Object.assign(window, { vitrineQueue: [['emit', 'notice:show', { text: 'Early' }]] })
    await arrive()
    expect(screen.getByText('Early')).toBeVisible()
  })

  it('stands with the others, the newest last', async () => {
    const { show } = await arrive()
    await show({ text: 'One' })
    await pass(1000)
    await show({ text: 'Two' })
    expect(texts()).toEqual(['One', 'Two'])
    await pass(4000)
    await pass(200)
    expect(texts()).toEqual(['Two'])
  })

  it('stands there once where it is raised twice, with its time anew', async () => {
    const { show } = await arrive()
    await show({ text: 'Saved' })
    await pass(3000)
    await show({ text: 'Saved' })
    expect(texts()).toEqual(['Saved'])
    await pass(4999)
    expect(notice('Saved')).toHaveAttribute('data-state', 'open')
    await pass(1)
    await pass(200)
    expect(notices()).toBeNull()
  })

  it('stays where it is raised again while it leaves', async () => {
    const { show } = await arrive()
    await show({ text: 'Saved' })
    await pass(5100)
    await show({ text: 'Saved' })
    expect(notice('Saved')).toHaveAttribute('data-state', 'open')
    await pass(4900)
    expect(texts()).toEqual(['Saved'])
  })
})

describe('time', () => {
  it('stands still while the pointer is at the notices', async () => {
    const { show, visitor } = await arrive()
    await show({ text: 'One' })
    await show({ text: 'Two' })
    await pass(4000)
    await visitor.hover(notice('Two'))
    await pass(60_000)
    await pass(200)
    expect(texts()).toEqual(['One', 'Two'])
    await visitor.unhover(notice('Two'))
    await pass(999)
    expect(texts()).toEqual(['One', 'Two'])
    await pass(1)
    await pass(200)
    expect(notices()).toBeNull()
  })

  it('stands still while the focus is in one', async () => {
    const { show } = await arrive()
    await show({ text: 'One' })
    await change(() => closeOf('One').focus())
    await pass(60_000)
    await pass(200)
    expect(texts()).toEqual(['One'])
    await change(() => screen.getByLabelText('Dates').focus())
    await pass(5000)
    await pass(200)
    expect(notices()).toBeNull()
  })

  it('stands still while the page is out of sight', async () => {
    const { show } = await arrive()
    await show({ text: 'One' })
    await lookAway('hidden')
    await pass(60_000)
    await pass(200)
    expect(texts()).toEqual(['One'])
    await lookAway('visible')
    await pass(5000)
    await pass(200)
    expect(notices()).toBeNull()
  })
})

describe('closing a notice', () => {
  it('is a button’s work, which says what it closes', async () => {
    const { show, visitor } = await arrive()
    await show({ text: 'One' })
    await show({ text: 'Two' })
    expect(closeOf('One')).toHaveAccessibleDescription('One')
    await visitor.click(closeOf('One'))
    await visitor.unhover(required(notices()))
    await pass(200)
    expect(texts()).toEqual(['Two'])
  })

  it('gives the focus back to where it was', async () => {
    const { show, visitor } = await arrive()
    screen.getByLabelText('Dates').focus()
    await show({ text: 'One' })
    await show({ text: 'Two' })
    await visitor.tab()
    await visitor.tab()
    expect(closeOf('Two')).toHaveFocus()
    await visitor.keyboard('{Enter}')
    expect(screen.getByLabelText('Dates')).toHaveFocus()
  })

  it('is done by Escape, for the one with the focus and for nothing around it', async () => {
    const { show, visitor } = await arrive()
    const heard: string[] = []
    const listen = ({ key }: KeyboardEvent) => heard.push(key)
    await show({ text: 'One' })
    await show({ text: 'Two' })
    document.body.addEventListener('keydown', listen)
    await visitor.keyboard('{Escape}')
    expect(heard).toEqual(['Escape'])
    await change(() => closeOf('One').focus())
    await visitor.keyboard('{Escape}')
    document.body.removeEventListener('keydown', listen)
    await pass(200)
    expect(texts()).toEqual(['Two'])
    expect(heard).toEqual(['Escape'])
    expect(document.body).toHaveFocus()
  })
})

describe('what screen readers are told', () => {
  it('is said politely', async () => {
    const { show } = await arrive()
    await show({ text: 'Saved' })
    await pass(100)
    expect(said('status')).toBe('Saved')
    expect(said('alert')).toBe('')
  })

  it('is said at once where it is an error, in a region that was there before', async () => {
    const { show } = await arrive()
    await show({ text: 'Storage is full', style: 'error' })
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/)
    await pass(100)
    expect(said('alert')).toBe('Error: Storage is full')
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
    expect(said('status')).toBe('')
  })

  it('is all of it where several come together', async () => {
    const { show } = await arrive()
    await show({ text: 'Saved.' })
    await show({ text: 'Nearly full.', style: 'warn' })
    await pass(100)
    expect(said('status')).toBe('Saved. Warning: Nearly full.')
  })

  it('is in the page’s own words', async () => {
    const messages = { 'notices.error': 'Fehler', 'notices.close': 'Schließen' }
    const settings = `<script type="application/json" data-vitrine-settings>${JSON.stringify({ messages })}</script>`
    const { show } = await arrive(settings)
    await show({ text: 'Voll', style: 'error' })
    await pass(100)
    expect(said('alert')).toBe('Fehler: Voll')
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeVisible()
  })
})

describe('a notice for an element', () => {
  const dates = () => screen.getByLabelText('Dates')

  it('points at it, and stands with the others once that is no longer to be seen', async () => {
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
    // Its time goes on.
    await pass(1000)
    await pass(200)
    expect(notices()).toBeNull()
  })

  it('stands with the others once it has left the page', async () => {
    const { show } = await arrive()
    await show({ text: 'Choose', element: dates() })
    await change(() => dates().remove())
    await pass(0)
    expect(notice('Choose')).not.toHaveAttribute('popover')
  })

  it('stands with the others where it is not on the page at all', async () => {
    const { show } = await arrive()
    await show({ text: 'Choose', element: document.createElement('p') })
    expect(notice('Choose')).not.toHaveAttribute('popover')
  })
})

describe('where notices stand', () => {
  it('is the page’s own place, beside what the CMS put there', async () => {
    const { show } = await arrive('<div id="here" data-vitrine="notices"><p>From the CMS</p></div>')
    await show({ text: 'Saved' })
    expect(document.getElementById('here')).toContainElement(notices())
    expect(screen.getByText('From the CMS')).toBeVisible()
  })

  it('is the page itself once that place has gone', async () => {
    const { show } = await arrive('<div id="here" data-vitrine="notices"></div>')
    await show({ text: 'Saved' })
    await change(() => document.getElementById('here')?.remove())
    await pass(40)
    expect(texts()).toEqual(['Saved'])
    await pass(5000)
    await pass(200)
    expect(notices()).toBeNull()
  })

  it('is a filter sheet that is open, and the page again when it closes; the focus stays in them', async () => {
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

  it('is not beside an element that an open sheet covers', async () => {
    const { show } = await arrive(`${fields}<dialog class="vitrine-sheet"></dialog>`)
    await show({ text: 'Choose', element: screen.getByLabelText('Dates') })
    expect(notice('Choose')).toHaveAttribute('popover')
    await change(() => document.querySelector('dialog')?.showModal())
    await pass(0)
    expect(notice('Choose')).not.toHaveAttribute('popover')
  })

  it('is nowhere once the page is given back', async () => {
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

describe('a command that is wrong', () => {
  it.each([
    [undefined, 'text must be a text, got none; nothing is shown.'],
    [{ text: ' ' }, 'text must be a text, got " "; nothing is shown.'],
    [{ text: { __proto__: 1 } }, 'text must be a text, got {}; nothing is shown.'],
  ])('shows nothing, and that is told: %j', async (wanted, message) => {
    const { page } = await arrive()
    await raise(page, wanted)
    expect(notices()).toBeNull()
    expect(takeConsole()).toEqual([`warn: Vitrine: notice:show: ${message}`])
  })

  it.each([
    ['erorr', 'Did you mean "error"?'],
    ['constructor', 'Known are success, error, info, warn.'],
  ])('shows the unknown style %s as info, and that is told', async (style, cure) => {
    const { page } = await arrive()
    await raise(page, { text: 'Saved', style })
    expect(notice('Saved')).toHaveAttribute('data-style', 'info')
    expect(takeConsole()).toEqual([
      `warn: Vitrine: notice:show: "${style}" is not a style and is shown as info. ${cure}`,
    ])
  })

  it('points at nothing where that is no element, and that is told', async () => {
    const { page } = await arrive()
    await raise(page, { text: 'Choose', element: '#dates' })
    expect(texts()).toEqual(['Choose'])
    expect(takeConsole()).toEqual([
      'warn: Vitrine: notice:show: element must be an element of the page; "Choose" points at nothing.',
    ])
  })
})

async function lookAway(state: DocumentVisibilityState): Promise<void> {
  const look = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  atEnd(() => look.mockRestore())
  await change(() => document.dispatchEvent(new Event('visibilitychange')))
}
