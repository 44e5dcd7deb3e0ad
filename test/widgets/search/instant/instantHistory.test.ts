import { screen } from '@testing-library/react'
import { change } from '../../../support/page'
import { pass } from '../../../support/time'
import { answer, arrive, bern, field, REST, searches, typeAndRest } from './instantPage'

/** Goes back, as the browser's button does, and waits for the results. */
async function back({ wire }: Awaited<ReturnType<typeof arrive>>) {
  const travelled = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  await change(() => history.back())
  for (let turn = 0; turn < 50 && wire.waiting().length === 0; turn++) await pass(10)
  await change(() => travelled)
  if (wire.waiting().length > 0) await wire.answer(answer)
  await pass(40)
}

const address = () => location.search + location.hash
const lake = (form: string) => (form === 'query' ? '?query=lake' : '#q=lake')

describe.each(['fragment', 'query'])('the history of typing, in the %s', (form) => {
  const visit = () => arrive({ solr: { address: form } })

  it('has one step for one typing, and Back leads before it', async () => {
    const page = await visit()
    await page.visitor.click(field())
    await typeAndRest(page, 'la')
    await typeAndRest(page, 'k')
    await typeAndRest(page, 'e')
    expect(address()).toBe(lake(form))
    expect(page.steps()).toBe(1)
    await back(page)
    expect(address()).toBe('')
    expect(field()).toHaveValue('')
    expect(searches(page).at(-1)).toBe('q=*:*')
  })

  it('has the same step for Enter', async () => {
    const page = await visit()
    await page.visitor.click(field())
    await typeAndRest(page, 'la')
    await page.visitor.keyboard('ke{Enter}')
    await page.wire.answer(answer)
    expect(address()).toBe(lake(form))
    expect(page.steps()).toBe(1)
  })

  it.each([
    ['Enter', '{Enter}'],
    ['leaving the box and coming back', '{Tab}{Shift>}{Tab}{/Shift}'],
  ])('has a new step for what is typed after %s', async (_, keys) => {
    const page = await visit()
    await page.visitor.click(field())
    await typeAndRest(page, 'lake')
    await page.visitor.keyboard(keys)
    expect(field()).toHaveFocus()
    await page.visitor.keyboard('{End}')
    await typeAndRest(page, 's')
    expect(page.steps()).toBe(2)
    await back(page)
    expect(address()).toBe(lake(form))
    expect(field()).toHaveValue('lake')
  })

  it('keeps a step in between, of the same search', async () => {
    const page = await visit()
    await page.visitor.click(field())
    await typeAndRest(page, 'lak')
    await page.visitor.click(bern())
    await page.wire.answer(answer)
    await page.visitor.click(field())
    await typeAndRest(page, 'e')
    expect(page.steps()).toBe(3)
    await back(page)
    expect(searches(page).at(-1)).toBe('q=lak city:Bern')
  })

  it('has a step of its own for the button that empties the box', async () => {
    const page = await visit()
    await page.visitor.click(field())
    await typeAndRest(page, 'lake')
    await page.visitor.click(screen.getByRole('button', { name: 'Clear search' }))
    await page.wire.answer(answer)
    await back(page)
    expect(address()).toBe(lake(form))
    expect(field()).toHaveValue('lake')
  })

  it('has a step for what is typed after Back, also where that changed nothing', async () => {
    const page = await visit()
    await page.visitor.click(field())
    await typeAndRest(page, 'la')
    await typeAndRest(page, '{Backspace}{Backspace}')
    await back(page)
    await typeAndRest(page, 'lake')
    await back(page)
    expect(address()).toBe('')
    expect(page.steps()).toBe(2)
  })

  it('drops on Back what is not sent yet', async () => {
    const page = await visit()
    await page.visitor.click(field())
    await typeAndRest(page, 'lake')
    await page.visitor.keyboard('{Enter}s')
    await back(page)
    await pass(REST)
    expect(field()).toHaveValue('')
    expect(searches(page)).toEqual(['q=*:*', 'q=lake', 'q=*:*'])
  })

  it('writes whatever is typed, awkward characters too, as one step', async () => {
    const page = await visit()
    await page.visitor.click(field())
    for (const text of ['"é', ' <a>', ' & %20', ' 湖', ' {{#', ' +1']) await typeAndRest(page, text)
    expect(page.steps()).toBe(1)
    expect(searches(page).at(-1)).toBe('q="é <a> & %20 湖 {# +1')
  })
})
