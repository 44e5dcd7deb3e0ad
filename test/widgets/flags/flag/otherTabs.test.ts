import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { onTestEnd } from '../../../support/onTestEnd'
import { aVisitor, change, visit } from '../../../support/page'
import { aMoment } from '../../../support/time'

const NAME = 'riot_solr_flag_items'

/** The browser's own store of cookies, as it tells of a change before document.cookie shows it. */
function openCookieStore() {
  const pendingReads: (() => void)[] = []
  const store = Object.assign(new EventTarget(), {
    get: () => new Promise<null>((resolve) => pendingReads.push(() => resolve(null))),
  })
  Object.defineProperty(window, 'cookieStore', { value: store, configurable: true })
  onTestEnd(() => {
    Reflect.deleteProperty(window, 'cookieStore')
    localStorage.clear()
    Cookies.remove(NAME)
  })
  return {
    answer: () => change(() => pendingReads.shift()?.()),
    tell: () =>
      change(() => {
        const event = { changed: [{ name: NAME, value: '["17"]' }], deleted: [] }
        store.dispatchEvent(Object.assign(new Event('change'), event))
      }),
  }
}

const flag = () => screen.findByRole('button', { name: /flag/i })

describe('an item that another tab saves with the cookie alone', () => {
  it('is shown when document.cookie is older than its event', async () => {
    const cookies = openCookieStore()
    await visit('<button data-vitrine="flag" data-vitrine-item="17">Flag</button>')
    await cookies.answer()
    expect((await flag()).textContent).toBe('Flag')
    await cookies.tell()
    Cookies.set(NAME, '["17"]')
    await cookies.answer()
    await aMoment()
    expect((await flag()).textContent).toBe('Unflag')
  })

  it('is shown when it was saved before the listener was added', async () => {
    const cookies = openCookieStore()
    await visit('<button data-vitrine="flag" data-vitrine-item="17">Flag</button>')
    expect((await flag()).textContent).toBe('Flag')
    Cookies.set(NAME, '["17"]')
    await cookies.answer()
    await aMoment()
    expect((await flag()).textContent).toBe('Unflag')
  })

  it('is not overwritten by the next tab that gets the lock', async () => {
    Object.defineProperty(navigator, 'locks', {
      value: { request: (_name: string, _options: object, work: () => unknown) => work() },
      configurable: true,
    })
    onTestEnd(() => void Reflect.deleteProperty(navigator, 'locks'))
    const cookies = openCookieStore()
    await visit('<button data-vitrine="flag" data-vitrine-item="17">Flag</button>')
    await cookies.answer()
    await aVisitor().click(await flag())
    expect(Cookies.get(NAME)).toBeUndefined()
    Cookies.set(NAME, '["18"]')
    await cookies.answer()
    await aMoment()
    expect(JSON.parse(Cookies.get(NAME) ?? '')).toEqual(['18', '17'])
  })
})
