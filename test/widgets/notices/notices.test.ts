import { screen, within } from '@testing-library/react'
import { arrive, closeOf, notice, notices, texts } from '../../support/noticePage'
import { onTestEnd } from '../../support/onTestEnd'
import { change } from '../../support/page'
import { required } from '../../support/required'
import { askForLessMotion } from '../../support/screenWidth'
import { pass } from '../../support/time'

describe('a notice (spec 8, 9)', () => {
  it('is shown as plain text with the style success, on a page without a place for it', async () => {
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

  it('appears in 400 ms, stays for 5000 ms, and disappears in 200 ms', async () => {
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

  it('disappears at once with reduced motion', async () => {
    const { show } = await arrive()
    askForLessMotion()
    await show({ text: 'Saved' })
    await pass(5000)
    await pass(0)
    expect(notices()).toBeNull()
  })

  it('can be requested before the script has loaded', async () => {
    Object.assign(window, { vitrineQueue: [['emit', 'notice:show', { text: 'Early' }]] })
    await arrive()
    expect(screen.getByText('Early')).toBeVisible()
  })

  it('is added after the others', async () => {
    const { show } = await arrive()
    await show({ text: 'One' })
    await pass(1000)
    await show({ text: 'Two' })
    expect(texts()).toEqual(['One', 'Two'])
    await pass(4000)
    await pass(200)
    expect(texts()).toEqual(['Two'])
  })

  it('is shown once when it is requested twice, and its time starts again', async () => {
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

  it('stays when it is requested again while it disappears', async () => {
    const { show } = await arrive()
    await show({ text: 'Saved' })
    await pass(5100)
    await show({ text: 'Saved' })
    expect(notice('Saved')).toHaveAttribute('data-state', 'open')
    await pass(4900)
    expect(texts()).toEqual(['Saved'])
  })
})

describe('the time of notices', () => {
  it('is paused while the pointer is on them', async () => {
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

  it('is paused while the focus is in one', async () => {
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

  it('is paused while the page is hidden', async () => {
    const { show } = await arrive()
    await show({ text: 'One' })
    await setVisibility('hidden')
    await pass(60_000)
    await pass(200)
    expect(texts()).toEqual(['One'])
    await setVisibility('visible')
    await pass(5000)
    await pass(200)
    expect(notices()).toBeNull()
  })
})

describe('closing a notice', () => {
  it('is done by a button that names the notice', async () => {
    const { show, visitor } = await arrive()
    await show({ text: 'One' })
    await show({ text: 'Two' })
    expect(closeOf('One')).toHaveAccessibleDescription('One')
    await visitor.click(closeOf('One'))
    await visitor.unhover(required(notices()))
    await pass(200)
    expect(texts()).toEqual(['Two'])
  })

  it('restores the focus', async () => {
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

  it('is done by Escape, only for the notice with the focus', async () => {
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

async function setVisibility(state: DocumentVisibilityState): Promise<void> {
  const look = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  onTestEnd(() => look.mockRestore())
  await change(() => document.dispatchEvent(new Event('visibilitychange')))
}
