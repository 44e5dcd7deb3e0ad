import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { change, visit } from '../../support/page'
import { required } from '../../support/required'
import { openWire } from '../../support/wire'

const search = `
  <div id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.return_full_docs="false"></div>`

/** A form as the browser sees it whose inputs have these names: they hide its DOM properties. */
function aForm(content: string, names: readonly string[]): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = content
  for (const name of names) {
    Object.defineProperty(form, name, { value: document.createElement('input') })
  }
  return form
}

it('mounts in and on forms whose inputs have names of DOM properties', async () => {
  const wire = openWire()
  const api = await visit(search)
  await wire.answer()
  const inside = `
    <div data-vitrine="result-count" data-vitrine-for="stays"></div>
    <span data-vitrine="pagr"></span>`
  const outer = aForm(inside, ['children', 'attributes'])
  const itself = aForm('', ['children', 'attributes'])
  itself.setAttribute('data-vitrine', 'search-box')
  itself.setAttribute('data-vitrine-for', 'stays')
  await change(() => document.body.append(outer, itself))
  expect(outer).toHaveTextContent('1–3 of 3')
  expect(screen.getAllByRole('textbox', { name: 'Search' })).toHaveLength(2)
  expect(api.doctor().problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^pagr \(body > form\S* > span\) was not mounted\./),
  ])
  takeConsole()
})

it('mounts the other elements when one throws', async () => {
  const wire = openWire()
  await visit('')
  const broken = aForm('', ['setAttribute'])
  broken.id = 'broken'
  broken.setAttributeNode(document.createAttribute('data-vitrine'))
  required(broken.attributes[1]).value = 'search'
  broken.setAttributeNode(document.createAttribute('data-vitrine-solr.url'))
  required(broken.attributes[2]).value = '/broken'
  const right = document.createElement('div')
  right.innerHTML = search
  await change(() => document.body.append(broken, right))
  expect(takeConsole()[0]).toMatch(
    /^error: Vitrine: search#broken was not mounted\.\n {2}our fault: TypeError/,
  )
  await wire.answer(anAnswer({ numFound: 9 }))
  expect(screen.getByText(/of 9$/)).toBeVisible()
})
