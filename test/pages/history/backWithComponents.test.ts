import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { change, visit } from '../../support/page'
import { openWire } from '../../support/wire'

const aBox = (id: string, prefix: string) => `
  <section id="${id}" aria-label="${id}" data-vitrine="search" data-vitrine-solr.url="/${id}"
    data-vitrine-solr.return_full_docs="false" ${prefix}><div data-vitrine="search-box"></div></section>`
const two = aBox('cabins', '') + aBox('lofts', 'data-vitrine-solr.fragment_prefix="l"')

async function goTo(fragment: string) {
  await change(() => {
    history.replaceState(null, '', fragment)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

it("Back to before a component's first action restores its defaults, whatever another component has", async () => {
  const wire = openWire()
  await visit(two, { fragment: 'q=lake&l.q=roof' })
  await wire.answer(anAnswer())
  await wire.answer(anAnswer())

  await goTo('#q=lake')
  expect(wire.waiting()).toHaveLength(1)
  expect(wire.last()).toMatchObject({ url: '/lofts', body: expect.stringMatching(/^q=\*/) })
  const [cabins, lofts] = screen.getAllByRole('textbox')
  expect(cabins).toHaveValue('lake')
  expect(lofts).toHaveValue('')
})

it('an anchor or a foreign fragment changes no component', async () => {
  const wire = openWire()
  await visit(two, { fragment: 'q=lake&l.q=roof' })
  await wire.answer(anAnswer())
  await wire.answer(anAnswer())
  for (const foreign of ['#top', '#tab=photos', '#:~:text=lake']) await goTo(foreign)
  expect(wire.waiting()).toEqual([])
})
