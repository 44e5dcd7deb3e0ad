import { anAnswer } from '../../../support/answers'
import { takeSearchConsole } from '../../../support/failedSearches'
import { lakeCabin } from '../../../support/listings'
import { required } from '../../../support/required'
import { aMoment, pass } from '../../../support/time'
import { answer, arrive, search } from './statusPage'

describe('the announcements of results', () => {
  /** All announcements of the live region. */
  async function listen() {
    const announced: string[] = []
    const { wire, page } = await arrive()
    const region = required(document.querySelector('.vitrine-announcer'))
    expect(region).toHaveTextContent('1–1 of 12 results')
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) announced.push(node.textContent ?? '')
      }
    })
    observer.observe(region, { childList: true, subtree: true, characterData: true })
    return { wire, page, announced, region }
  }

  it('announces each search once it has a response', async () => {
    const { wire, announced } = await listen()
    await search('lake')
    await search('loft')
    await wire.answer(anAnswer({ docs: [lakeCabin], numFound: 1 }))
    await pass(3000)
    await search('x')
    await wire.answer(anAnswer({ docs: [] }))
    await aMoment()
    expect(announced).toEqual(['1–1 of 1 result', 'No results found'])
  })

  it('announces the same text again', async () => {
    const { wire, announced } = await listen()
    for (const word of ['a', 'b']) {
      await search(word)
      await wire.answer(answer)
      await aMoment()
    }
    expect(announced).toEqual(['1–1 of 12 results', '1–1 of 12 results'])
  })

  it('announces nothing for a failed or superseded search', async () => {
    const { wire, announced } = await listen()
    await search('lake')
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    expect(announced).toEqual([])
  })

  it('uses one visually hidden polite region for the page', async () => {
    const { region } = await listen()
    expect(document.querySelectorAll('.vitrine-announcer')).toHaveLength(1)
    expect(region).toHaveAttribute('role', 'status')
    expect(region).toHaveAttribute('aria-live', 'polite')
  })
})
