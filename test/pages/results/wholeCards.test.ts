import { anAnswer } from '../../support/answers'
import { cityLoft, lakeCabin } from '../../support/listings'
import { onTestEnd } from '../../support/onTestEnd'
import { visit } from '../../support/page'
import { openWire } from '../../support/wire'

const search = (template = '') => `
  <div data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.return_full_docs="false"><div data-vitrine="results">${template}</div></div>`

/** How many cards and flag buttons there were after each change of the page. */
async function seen(html: string): Promise<readonly (readonly [cards: number, flags: number])[]> {
  const counts: (readonly [number, number])[] = []
  const watcher = new MutationObserver(() => {
    const count = (what: string) => document.querySelectorAll(what).length
    counts.push([count('.vitrine-results__item'), count('.rs-flag')])
  })
  onTestEnd(async () => watcher.disconnect())
  watcher.observe(document, { childList: true, subtree: true })
  const wire = openWire()
  await visit(html)
  await wire.answer(anAnswer({ docs: [lakeCabin, cityLoft] }))
  return counts
}

it.each([
  [
    'of a template',
    '<template data-vitrine-template="result"><p data-vitrine-text="title"></p><div data-vitrine="flag"></div></template>',
  ],
  ['by default', ''],
])('cards %s appear together with their buttons', async (_, template) => {
  const counts = await seen(search(template))
  expect(counts.at(-1)).toEqual([2, 2])
  expect(counts.filter(([cards, flags]) => flags !== cards)).toEqual([])
})
