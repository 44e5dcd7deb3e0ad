import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { anAnswer } from '../../../support/answers'
import { cityLoft, lakeCabin } from '../../../support/listings'
import { onTestEnd } from '../../../support/onTestEnd'
import { aVisitor, change, visit } from '../../../support/page'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

const NAME = 'riot_solr_flag_items'

/** The browser's locks, while another tab has its turn. */
function takenLocks() {
  const waiting: (() => void)[] = []
  const request = (_name: string, _options: object, work: () => void) =>
    new Promise<void>((resolve) => {
      waiting.push(() => {
        work()
        resolve()
      })
    })
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestEnd(() => void Reflect.deleteProperty(navigator, 'locks'))
  return { waiting }
}

const saved = (): unknown => JSON.parse(Cookies.get(NAME) ?? '[]')

/** Saves both results while another tab has its turn. */
async function saveTwo() {
  onTestEnd(() => {
    localStorage.clear()
    Cookies.remove(NAME)
  })
  const locks = takenLocks()
  const wire = openWire()
  await visit(`<div data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.return_full_docs="false"><div data-vitrine="results"></div></div>`)
  await wire.answer(anAnswer({ docs: [lakeCabin, cityLoft] }))
  const flags = await screen.findAllByRole('button', { name: /^Flag: / })
  for (const flag of flags) await aVisitor().click(flag)
  await aMoment()
  expect(flags.map((flag) => flag.textContent)).toEqual(['Unflag', 'Unflag'])
  expect(saved()).toEqual([])
  return locks
}

describe('saved items while another tab holds the lock', () => {
  it('are shown at once and written together when the lock is free', async () => {
    const { waiting } = await saveTwo()
    expect(waiting).toHaveLength(1)
    await change(() => waiting[0]?.())
    await aMoment()
    expect(saved()).toEqual([lakeCabin.id, cityLoft.id])
    // The next change requests the lock again.
    await aVisitor().click(screen.getByRole('button', { name: `Unflag: ${cityLoft.title}` }))
    await aMoment()
    expect(waiting).toHaveLength(2)
    await change(() => waiting[1]?.())
    await aMoment()
    expect(saved()).toEqual([lakeCabin.id])
  })
})
