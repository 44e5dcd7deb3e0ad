import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { change } from '../../support/page'
import { required } from '../../support/required'
import { aMoment } from '../../support/time'
import { scrollTo, watched } from '../../support/viewport'
import { arrive, items, list } from './resultsPage'

const ten = anAnswer({ docs: manyCabins(10), numFound: 60 })
const growing = list('data-vitrine-numvisible="2"')
const button = () => screen.queryByRole('button', { name: 'Show more' })
const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  change(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  })

describe('the End key in a growing list', () => {
  it('ends the growth with a button, and announces what shows and what is below', async () => {
    const { visitor } = await arrive(growing, ten)
    await press('End')
    expect(watched()).toEqual([])
    await aMoment()
    expect(document.querySelector('.vitrine-announcer')).toHaveTextContent(
      /^1–2 of 60 results. Show more$/,
    )
    await visitor.click(required(button()))
    expect(items()).toHaveLength(4)
    expect(button()).toBeNull()
    scrollTo(required(items()[3]))
    expect(items()).toHaveLength(6)
  })

  it('is ⌘ and the arrow on other keyboards', async () => {
    await arrive(growing, ten)
    await press('ArrowDown')
    expect(button()).toBeNull()
    await press('ArrowDown', { metaKey: true })
    expect(button()).toBeVisible()
  })

  it('moves the cursor in a field, and no more than that', async () => {
    await arrive(growing, ten)
    await press('End', {}, screen.getByRole('textbox'))
    expect(button()).toBeNull()
  })

  it('counts until the next response', async () => {
    const { wire, visitor } = await arrive(growing, ten)
    await press('End')
    await visitor.type(screen.getByRole('textbox'), 'lake{Enter}')
    await wire.answer(anAnswer({ docs: manyCabins(6, 50) }))
    expect(button()).toBeNull()
    expect(watched()).toEqual([items()[1]])
  })
})
