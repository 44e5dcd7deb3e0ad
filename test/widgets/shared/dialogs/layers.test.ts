import { createEvent, fireEvent, screen } from '@testing-library/react'
import { type Layer, openLayer, topModal } from '../../../../widgets/shared/dialogs/layers'
import { onTestEnd } from '../../../support/onTestEnd'
import { visit } from '../../../support/page'

/** Three layers as widgets lay them: each takes itself off when it is closed. */
function lay(id: string, { modal = false } = {}) {
  const element = document.getElementById(id) ?? document.body
  const closed = jest.fn()
  const layer: Layer = { element, modal, close: () => [closed(), leave()] }
  const leave = openLayer(layer)
  onTestEnd(async () => leave())
  return { closed, leave }
}

const html = `
  <button id="page">Page</button>
  <div id="dialog"><input id="field" /></div>
  <div id="second"></div>
  <div id="popup">More</div>`

/** @returns whether the browser may do with the key what it does. */
function pressEscape(on: Element = document.body): boolean {
  return fireEvent.keyDown(on, { key: 'Escape' })
}

describe('the overlay stack', () => {
  it('closes the top layer on Escape, one at a time', async () => {
    await visit(html)
    const dialog = lay('dialog', { modal: true })
    const popup = lay('popup')
    expect(pressEscape()).toBe(false)
    expect([dialog.closed, popup.closed].map((one) => one.mock.calls.length)).toEqual([0, 1])
    expect(pressEscape()).toBe(false)
    expect(dialog.closed).toHaveBeenCalledTimes(1)
    expect(pressEscape()).toBe(true)
  })

  it('removes layers in any order', async () => {
    await visit(html)
    const dialog = lay('dialog', { modal: true })
    const popup = lay('popup')
    dialog.leave()
    dialog.leave()
    expect(topModal()).toBeNull()
    pressEscape()
    expect(popup.closed).toHaveBeenCalledTimes(1)
  })

  it('lets a field in a dialog handle Escape first', async () => {
    await visit(html)
    const dialog = lay('dialog', { modal: true })
    const field = screen.getByRole('textbox')
    field.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    pressEscape(field)
    expect(dialog.closed).not.toHaveBeenCalled()
    pressEscape(field)
    expect(dialog.closed).toHaveBeenCalledTimes(1)
  })

  it('closes a popup before the elements around it get the key', async () => {
    await visit(html)
    lay('popup')
    const outer = jest.fn()
    document.body.addEventListener('keydown', outer)
    onTestEnd(async () => document.body.removeEventListener('keydown', outer))
    pressEscape(screen.getByText('More'))
    expect(outer).not.toHaveBeenCalled()
    pressEscape(screen.getByText('More'))
    expect(outer).toHaveBeenCalledTimes(1)
  })

  it('ignores Escape while an input method composes', async () => {
    await visit(html)
    const dialog = lay('dialog', { modal: true })
    const field = screen.getByRole('textbox')
    fireEvent(field, createEvent.keyDown(field, { key: 'Escape', isComposing: true }))
    expect(dialog.closed).not.toHaveBeenCalled()
  })

  it('locks scrolling until the last modal layer is removed', async () => {
    await visit(html)
    const locked = () => document.documentElement.hasAttribute('data-vitrine-locked')
    const popup = lay('popup')
    expect(locked()).toBe(false)
    const first = lay('dialog', { modal: true })
    const second = lay('second', { modal: true })
    first.leave()
    expect(locked()).toBe(true)
    second.leave()
    expect(locked()).toBe(false)
    popup.leave()
  })

  it('keeps the space of the scrollbar', async () => {
    await visit(html)
    const clientWidth = window.innerWidth - 15
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(clientWidth)
    onTestEnd(() => void jest.restoreAllMocks())
    lay('dialog', { modal: true })
    expect(document.documentElement).toHaveAttribute('data-vitrine-locked', 'gutter')
  })

  it('moves the live region into the top modal layer, and back', async () => {
    await visit(html)
    const region = screen.getByRole('status')
    const place = () => region.parentElement?.id || region.parentElement?.localName
    expect(place()).toBe('body')
    const first = lay('dialog', { modal: true })
    const second = lay('second', { modal: true })
    lay('popup')
    expect(place()).toBe('second')
    second.leave()
    expect(place()).toBe('dialog')
    first.leave()
    expect(place()).toBe('body')
  })
})
