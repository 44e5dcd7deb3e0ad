import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { change } from '../../../support/page'
import { pass } from '../../../support/time'
import { active, announcement, lakes, list, options, sent } from '../suggestions/suggestionsPage'
import { answer, arrive, field, instantBox, REST, searches } from './instantPage'

/** How long typing rests before suggestions are requested. */
const SUGGEST_REST = 150

/** A visitor has typed and rested: suggestions and results are there. */
async function typed(text: string) {
  const page = await arrive({ boxes: instantBox('data-vitrine-field="words"') })
  await page.visitor.click(field())
  await pass(0)
  await page.visitor.keyboard(text)
  await pass(SUGGEST_REST)
  await page.wire.answer(lakes)
  await pass(REST - SUGGEST_REST)
  await page.wire.answer(answer)
  await pass(40)
  return page
}

describe('suggestions of a box that searches as a visitor types', () => {
  it('stay open while the results change', async () => {
    const page = await typed('lak')
    expect(searches(page).at(-1)).toBe('q=lak')
    expect(options()).toEqual(['lake 201', 'lakeside 150', 'lakota 3'])
    expect(field()).toHaveAttribute('aria-expanded', 'true')
  })

  it('are chosen by the arrow keys, and searched for at once, as the same step', async () => {
    const page = await typed('lak')
    await page.visitor.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('lakeside 150')
    await page.visitor.keyboard('{Enter}')
    expect(page.wire.waiting()).toEqual(['q=lakeside'])
    expect(field()).toHaveValue('lakeside')
    expect(list()).toBeNull()
    await pass(REST)
    expect(page.steps()).toBe(1)
  })

  it('keep the highlighted one when results arrive', async () => {
    const page = await arrive({ boxes: instantBox('data-vitrine-field="words"') })
    await page.visitor.click(field())
    await pass(0)
    await page.visitor.keyboard('lak')
    await pass(SUGGEST_REST)
    await page.wire.answer(lakes)
    await page.visitor.keyboard('{ArrowDown}')
    await pass(REST)
    await page.wire.answer(answer)
    expect(active()).toBe('lake 201')
  })

  it('are chosen by a click, which does not send what is typed first', async () => {
    const page = await arrive({ boxes: instantBox('data-vitrine-field="words"') })
    await page.visitor.click(field())
    await pass(0)
    await page.visitor.keyboard('lak')
    await pass(SUGGEST_REST)
    await page.wire.answer(lakes)
    await page.visitor.click(screen.getAllByRole('option')[0] as HTMLElement)
    await pass(REST)
    expect(searches(page).filter((one) => one === 'q=lak')).toEqual([])
    expect(page.wire.waiting()).toEqual(['q=lake'])
  })

  it('are closed by Enter, which drops the request for more', async () => {
    const page = await typed('lak')
    await page.visitor.keyboard('e{Enter}')
    await pass(REST)
    expect(list()).toBeNull()
    expect(page.wire.waiting()).toEqual(['q=lake'])
  })

  it('are closed by Escape, and open with the next letter', async () => {
    const page = await typed('lak')
    await page.visitor.keyboard('{Escape}')
    expect(list()).toBeNull()
    expect(field()).toHaveValue('lak')
    await page.visitor.keyboard('e')
    await pass(SUGGEST_REST)
    await page.wire.answer(lakes)
    expect(options()).toEqual(['lake 201', 'lakeside 150'])
  })

  it('are closed by a search that comes from elsewhere', async () => {
    const page = await typed('lak')
    await change(() => page.api.bus.emit('search:set', { params: { q: 'lakes' } }))
    await pass(40)
    expect(list()).toBeNull()
    expect(field()).toHaveValue('lakes')
  })

  it('are not announced, since the results are', async () => {
    await typed('lak')
    expect(announcement()).toBe('1–10 of 30 results')
  })

  it('are requested for what was typed, and searched for, while their code was loading', async () => {
    const page = await arrive({ boxes: instantBox('data-vitrine-field="words"') })
    field().focus()
    await page.visitor.keyboard('lak')
    await pass(REST)
    expect(sent(page.wire.last().body).get('q')).toBe('lak')
    await page.wire.answer(anAnswer({ docs: [], facets: { words: { lake: 1 } } }))
    await page.wire.answer(answer)
    expect(options()).toEqual(['lake 1'])
  })
})
