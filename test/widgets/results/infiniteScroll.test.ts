import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { change } from '../../support/page'
import { required } from '../../support/required'
import { aMoment } from '../../support/time'
import { marginsOf, scrollTo, watched } from '../../support/viewport'
import { arrive, items, list } from './resultsPage'

describe('infinite scroll (spec 4.5)', () => {
  const six = anAnswer({ docs: manyCabins(6), numFound: 60 })
  const growing = list('data-vitrine-numvisible="2"')

  it('shows numvisible items, and as many more each time the last one is visible', async () => {
    await arrive(growing, six)
    expect(items()).toHaveLength(2)
    scrollTo(required(items()[1]))
    expect(items()).toHaveLength(4)
    scrollTo(required(items()[3]))
    expect(items()).toHaveLength(6)
  })

  it('observes the last item only, 80 px beyond the viewport, until all items show', async () => {
    await arrive(growing, six)
    expect(watched()).toEqual([items()[1]])
    expect(marginsOf(required(items()[1]))).toEqual(['80px 0px'])
    scrollTo(required(items()[1]))
    expect(watched()).toEqual([items()[3]])
    scrollTo(required(items()[3]))
    expect(watched()).toEqual([])
  })

  it('sends no request', async () => {
    const { wire } = await arrive(growing, six)
    scrollTo(required(items()[1]))
    expect(wire.bodies).toHaveLength(1)
  })

  it('starts again with the next response', async () => {
    const { wire, visitor } = await arrive(growing, six)
    scrollTo(required(items()[1]))
    await visitor.type(screen.getByRole('textbox'), 'lake{Enter}')
    expect(items()).toHaveLength(4)
    await wire.answer(anAnswer({ docs: manyCabins(6, 50) }))
    expect(items()).toHaveLength(2)
    scrollTo(required(items()[1]))
    expect(items()).toHaveLength(4)
  })

  it('shows all items without numvisible', async () => {
    await arrive(list(), six)
    expect(items()).toHaveLength(6)
    expect(watched()).toEqual([])
  })

  it('disconnects its observer when it unmounts', async () => {
    const { page } = await arrive(growing, six)
    await change(() => page.detach())
    expect(watched()).toEqual([])
  })
})

describe('infinite scroll with a button (design decision 12)', () => {
  const ten = anAnswer({ docs: manyCabins(10), numFound: 60 })
  const growing = list('data-vitrine-numvisible="2" data-vitrine-grow_steps="1"')
  const button = () => screen.queryByRole('button', { name: 'Show more' })
  const titles = () => screen.getAllByRole('heading', { level: 3 })

  it('stops after grow_steps steps, and continues for as many after each press', async () => {
    const { visitor } = await arrive(growing, ten)
    expect(button()).toBeNull()
    scrollTo(required(items()[1]))
    expect(items()).toHaveLength(4)
    expect(watched()).toEqual([])
    await visitor.click(required(button()))
    expect(items()).toHaveLength(6)
    expect(button()).toBeNull()
    scrollTo(required(items()[5]))
    expect(items()).toHaveLength(8)
    await visitor.click(required(button()))
    expect(items()).toHaveLength(10)
    expect(button()).toBeNull()
    expect(watched()).toEqual([])
  })

  it('needs the button for each step with grow_steps 0, and never without grow_steps', async () => {
    const { visitor } = await arrive(
      list('data-vitrine-numvisible="4" data-vitrine-grow_steps="0"'),
      ten,
    )
    expect(watched()).toEqual([])
    await visitor.click(required(button()))
    await visitor.click(required(button()))
    expect(items()).toHaveLength(10)
    await arrive(list('data-vitrine-numvisible="4"'), ten)
    scrollTo(required(items()[3]))
    expect(button()).toBeNull()
  })

  it('focuses the link of the first new item', async () => {
    const template =
      '<template data-vitrine-template="result"><a tabindex="-1" aria-hidden="true" data-vitrine-attr-href="url">picture</a><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></template>'
    const docs = manyCabins(6).map((doc) => ({ ...doc, url: `/cabins/${doc.id}` }))
    const { visitor } = await arrive(
      list('data-vitrine-numvisible="2" data-vitrine-grow_steps="0"', template),
      anAnswer({ docs: docs as never }),
    )
    required(button()).focus()
    await visitor.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: required(docs[2]).title })).toHaveFocus()
  })

  it('focuses the first new item itself when it has no link', async () => {
    const { visitor } = await arrive(growing, ten)
    scrollTo(required(items()[1]))
    await visitor.click(required(button()))
    expect(items()[4]).toHaveFocus()
    expect(items()[4]).toHaveTextContent(required(required(titles()[4]).textContent))
  })

  it('announces the number of items once after a press, and nothing while scrolling', async () => {
    const { visitor } = await arrive(growing, ten)
    await aMoment()
    const region = required(document.querySelector('.vitrine-announcer'))
    const announced = region.firstElementChild
    scrollTo(required(items()[1]))
    await aMoment()
    expect(region.firstElementChild).toBe(announced)
    await visitor.click(required(button()))
    await aMoment()
    expect(region).toHaveTextContent(/^1–6 of 60 results$/)
  })

  it('starts again with the next response', async () => {
    const { wire, visitor } = await arrive(growing, ten)
    scrollTo(required(items()[1]))
    await visitor.type(screen.getByRole('textbox'), 'lake{Enter}')
    await wire.answer(anAnswer({ docs: manyCabins(6, 50) }))
    expect(items()).toHaveLength(2)
    expect(button()).toBeNull()
  })
})
