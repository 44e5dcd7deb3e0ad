import { TextEncoder } from 'node:util'
import { screen } from '@testing-library/react'
import { furtherEntries } from '../../mount/extension/furtherEntries'
import { anAnswer } from '../support/answers'
import { aVisitor, visit } from '../support/page'
import { aMoment, pass } from '../support/time'
import { openWire } from '../support/wire'

// React's renderer for servers needs it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { render } =
  require('../../mount/server/server') as typeof import('../../mount/server/server')

const html = (option: string) =>
  `<html lang="en"><main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.return_full_docs="false" data-vitrine-solr.address="query">
  <div data-vitrine="search-box" data-vitrine-field="words"${option}></div><div data-vitrine="results"></div></main>`
const answer = JSON.parse(anAnswer({ docs: [{ id: '1', title: 'Lake cabin' }] }))
const rendered = (option: string) =>
  render({ html: html(option), address: '/?query=lake', answers: { stays: { answer } } })

/** The form that stands in the HTML. */
const form = (page: string) =>
  new DOMParser().parseFromString(page, 'text/html').querySelector('form')?.outerHTML

test('a server renders a box that searches as a visitor types like any other', async () => {
  const page = await rendered(' data-vitrine-instant')
  expect(form(page)).toContain('value="lake"')
  expect(form(page)).toBe(form(await rendered('')))
})

test('the browser adopts it, and it searches as the visitor types', async () => {
  const page = await rendered(' data-vitrine-instant')
  // The server is another process.
  furtherEntries.clear()
  const wire = openWire()
  let input: Element | null = null
  await visit(page, {
    query: '?query=lake',
    started: () => {
      input = document.querySelector('[data-vitrine-root] input[type="text"]')
    },
  })
  await aMoment()
  expect(wire.log).toEqual([])
  const box = screen.getByRole('combobox')
  expect(box).toBe(input)
  await aVisitor().type(box, ' view')
  await pass(300)
  expect(wire.waiting()).toContain('q=lake view')
})
