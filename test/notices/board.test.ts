import { createBoard } from '../../src/notices/createBoard'
import type { WantedNotice } from '../../src/notices/notice'
import { required } from '../support/required'

const saved: WantedNotice = { text: 'Saved', style: 'success', element: null }
const full: WantedNotice = { text: 'Storage is full', style: 'error', element: null }

function aBoard() {
  const board = createBoard()
  const shown = () => board.notices().map(({ text, raised }) => `${text} ${raised}`)
  return { board, shown }
}

describe('the notices of a page', () => {
  it('stand in the order in which they were raised', () => {
    const { board, shown } = aBoard()
    for (const one of [saved, full]) board.show(one)
    expect(shown()).toEqual(['Saved 1', 'Storage is full 1'])
  })

  it('have the same one once where it is raised twice in a row', () => {
    const { board, shown } = aBoard()
    for (const one of [saved, full, full, saved]) board.show(one)
    expect(shown()).toEqual(['Saved 1', 'Storage is full 2', 'Saved 1'])
    board.show({ ...saved, style: 'info' })
    expect(shown()).toEqual(['Saved 1', 'Storage is full 2', 'Saved 1', 'Saved 1'])
  })

  it('have ids of their own, also after others have gone', () => {
    const { board } = aBoard()
    board.show(saved)
    board.show(full)
    board.remove(required(board.notices()[0]).id)
    board.show(saved)
    expect(new Set(board.notices().map(({ id }) => id)).size).toBe(2)
  })

  it('tell whoever shows them of each change, and only of changes', () => {
    const { board } = aBoard()
    const changed = jest.fn()
    const undo = board.subscribe(changed)
    board.show(saved)
    board.untie(() => true)
    expect(changed).toHaveBeenCalledTimes(1)
    undo()
    board.clear()
    expect(changed).toHaveBeenCalledTimes(1)
    expect(board.notices()).toEqual([])
  })
})
