import { fireEvent } from '@testing-library/react'
import { pass } from '../../../support/time'
import { active, arrive, box, lakes, options, REST, sent, typed } from './suggestionsPage'

describe('suggestions during composition', () => {
  const compose = (value: string) =>
    fireEvent.input(box(), {
      target: { value },
      isComposing: true,
      inputType: 'insertCompositionText',
    })

  it('requests nothing until the composition ends', async () => {
    const { wire } = await arrive()
    box().focus()
    await pass(0)
    fireEvent.compositionStart(box())
    compose('lak')
    await pass(REST)
    expect(wire.waiting()).toEqual([])
    fireEvent.compositionEnd(box())
    await pass(REST)
    expect(sent(wire.last().body).get('facet.prefix')).toBe('lak')
  })

  it('leaves keys to the input method', async () => {
    const { wire, visitor } = await typed('lak')
    await visitor.keyboard('{ArrowDown}')
    fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 229, isComposing: true })
    expect(active()).toBe('lake 201')
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229, isComposing: true })
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
    expect(wire.waiting()).toEqual([])
    expect(options()).toHaveLength(3)
  })

  it('requests suggestions on Android, which composes every word', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')
    const { wire } = await arrive()
    box().focus()
    await pass(0)
    compose('lak')
    await pass(REST)
    await wire.answer(lakes)
    expect(options()).toHaveLength(3)
    jest.restoreAllMocks()
  })
})
