import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { lakeCabin } from '../../support/listings'
import { visit } from '../../support/page'
import { openWire } from '../../support/wire'

const search = (content: string) => `
  <div data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.return_full_docs="false">${content}</div>`

async function problemsOf(content: string): Promise<readonly string[]> {
  const wire = openWire()
  const api = await visit(search(content))
  await wire.answer(anAnswer({ docs: [lakeCabin] }))
  takeConsole()
  return api.doctor().problems.map(({ message }) => message)
}

it('reports no missing option when the configuration is malformed', async () => {
  const problems = await problemsOf(
    `<div id="towns" data-vitrine="facet" data-vitrine-shown="0" data-vitrine-config='{"field": "city",}'></div>`,
  )
  expect(problems).toEqual([
    expect.stringMatching(
      /^facet#towns was not mounted\.\n {2}data-vitrine-config must be JSON, [^\n]+\n {2}data-vitrine-shown: shown must be a whole number of at least 1, got "?0"?$/,
    ),
  ])
})

it('names the element in warnings', async () => {
  const problems = await problemsOf(`
    <div id="below" data-vitrine="pager" data-vitrine-iner="2"></div>
    <div id="list" data-vitrine="results"><template data-vitrine-template="resutl"></template></div>`)
  expect(problems).toEqual([
    expect.stringMatching(/^results#list: data-vitrine-template="resutl" is not/),
    'pager#below: iner is not an option and is ignored. Did you mean "inner"?',
  ])
})

it('ignores the malformed configuration of a widget in a card', async () => {
  const problems = await problemsOf(`
    <div data-vitrine="results"><template data-vitrine-template="result">
      <h3 data-vitrine-text="title"></h3>
      <span data-vitrine="pager" data-vitrine-config="{inner: 2}"></span>
    </template></div>`)
  expect(screen.getByRole('heading')).toHaveTextContent(lakeCabin.title)
  expect(problems).toEqual([
    'pager in a result template: data-vitrine-config must be JSON, got "{inner: 2}". It is ignored.',
  ])
})
