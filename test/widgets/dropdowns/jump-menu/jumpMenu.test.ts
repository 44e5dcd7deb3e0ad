import { screen } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import {
  active,
  box,
  list,
  option,
  options,
  recordEvents,
  theSelect,
  visitDropdown,
} from '../../../support/dropdown'
import { change } from '../../../support/page'
import { aMoment } from '../../../support/time'

/** jsdom navigates within this page only; a browser test covers other pages. */
const menu = (more = '', attributes = 'class="ctools-jump-menu-select"') => `
  <form action="/jump"><label for="go">Go to</label>
  <select id="go" ${attributes}>
    <option value="">Choose</option>
    <option value="lakes::#lakes">Lakes</option>
    <option value="#hills">Hills</option>
    ${more}
  </select>
  <button class="ctools-jump-menu-button">Go</button></form>`

describe('a jump menu', () => {
  it('hides the go button', async () => {
    await visitDropdown(menu())
    expect(box('Go to')).toHaveAttribute('placeholder', 'Choose')
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull()
  })

  it('navigates on Enter, to the part after ::', async () => {
    const { visitor } = await visitDropdown(menu())
    await visitor.click(box())
    await visitor.keyboard('lak{Enter}')
    expect(location.hash).toBe('#lakes')
    expect(list()).toBeNull()
    expect(box()).toHaveValue('Lakes')
  })

  it('navigates on a press, to the whole value', async () => {
    const { visitor } = await visitDropdown(menu())
    await visitor.click(box())
    await visitor.click(option('Hills'))
    expect(location.hash).toBe('#hills')
    // After Back, the same option navigates again.
    history.replaceState(null, '', '/')
    await visitor.click(box())
    await visitor.click(option('Hills'))
    expect(location.hash).toBe('#hills')
  })

  it('does not navigate on the arrow keys or on blur', async () => {
    const { visitor } = await visitDropdown(menu())
    await visitor.click(box())
    await visitor.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Hills')
    await visitor.keyboard('{Home}{End}{ArrowUp}{Tab}')
    expect(location.hash).toBe('')
    expect(theSelect()).toHaveValue('')
  })

  it('does not navigate to an option without an address', async () => {
    const { visitor } = await visitDropdown(menu())
    await visitor.click(box())
    await visitor.click(option('Choose'))
    expect(location.hash).toBe('')
  })

  it('raises no change event: the page’s scripts would navigate a second time', async () => {
    const { visitor } = await visitDropdown(menu())
    const heard = recordEvents('input', 'change', 'submit')
    await visitor.click(box())
    await visitor.click(option('Hills'))
    expect(heard).toEqual([])
  })

  it('does not follow an unsafe address, and warns about it', async () => {
    const { visitor } = await visitDropdown(
      menu('<option value="x::javascript:document.title=1">Evil</option>'),
    )
    expect(takeConsole()).toEqual([
      'error: Vitrine: select#go: its option is not followed: "Evil" (x::javascript:document.title=1). Write an http, https or relative address.',
    ])
    await visitor.click(box())
    await visitor.click(option('Evil'))
    await aMoment()
    expect(document.title).toBe('')
    expect(takeConsole()).toEqual([])
  })

  it('names all options that it does not follow in one line', async () => {
    await visitDropdown(
      menu('<option value="javascript:1">Evil</option><option value="data:,x">Odd</option>'),
    )
    expect(takeConsole()).toEqual([
      'error: Vitrine: select#go: its options are not followed: "Evil" (javascript:1), "Odd" (data:,x). Write http, https or relative addresses.',
    ])
  })

  it.each([
    ['data-vitrine="jump-menu" on the select', menu('', 'data-vitrine="jump-menu"')],
    ['data-vitrine="jump-menu" around it', `<div data-vitrine="jump-menu">${menu()}</div>`],
  ])('may be written as %s', async (_, html) => {
    await visitDropdown(html)
    expect(document.querySelectorAll('[data-vitrine-root]')).toHaveLength(1)
    expect(box('Go to')).toBeVisible()
  })

  it('mounts when its select is added later, as by a lazy placeholder (spec 7.7)', async () => {
    const { visitor } = await visitDropdown('<div class="bto-lazy">Loading</div>')
    const place = document.querySelector('.bto-lazy') as Element
    await change(() => {
      const fragment = document.createElement('div')
      fragment.innerHTML = menu()
      place.replaceWith(...fragment.childNodes)
    })
    await aMoment()
    await visitor.click(box('Go to'))
    expect(options()).toEqual(['Choose', 'Lakes', 'Hills'])
  })

  it('restores select and button', async () => {
    const { page } = await visitDropdown(menu())
    await change(() => page.detach())
    expect(screen.getByRole('button', { name: 'Go' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Go to' })).toBe(theSelect())
    expect(document.querySelector('form')?.innerHTML).not.toContain('vitrine')
  })

  it('reports a missing select', async () => {
    await visitDropdown('<p id="go" data-vitrine="jump-menu"></p>')
    expect(takeConsole()).toEqual([
      'error: Vitrine: jump-menu#go was not mounted.\n  it has no <select>: write one, each option with its address as value',
    ])
  })
})
