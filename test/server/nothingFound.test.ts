import { TextEncoder } from 'node:util'
import { furtherEntries } from '../../mount/extension/furtherEntries'
import { anAnswer } from '../support/answers'
import { visit } from '../support/page'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'
import { buttons } from '../widgets/results/nothing-found/helpPage'

// React's renderer for servers needs it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { render } =
  require('../../mount/server/server') as typeof import('../../mount/server/server')

const template = `<template data-vitrine-template="empty"><h3>Nothing!</h3><div data-vitrine="nothing-found"></div></template>`
const page = (inside: string) =>
  `<html lang="en"><main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.address="query" data-vitrine-solr.return_full_docs="false">
  <div data-vitrine="facet" data-vitrine-field="city" data-vitrine-label="City"></div>${inside}</main>`
const query = '?city%5B%5D=Bend'

const pages = {
  'the text': page('<div data-vitrine="results" data-vitrine-nothing_found></div>'),
  'a template': page(`<div data-vitrine="results" data-vitrine-nothing_found>${template}</div>`),
  'a place of its own': page(
    '<div data-vitrine="nothing-found"></div><div data-vitrine="results"></div>',
  ),
}

it.each(Object.entries(pages))(
  "a server's empty result has room for help in %s; the browser adopts it and counts",
  async (_, html) => {
    const answer = JSON.parse(anAnswer({ docs: [] }))
    const rendered = await render({ html, address: `/${query}`, answers: { stays: { answer } } })
    expect(rendered).toContain('class="vitrine-nothing-found"')
    expect(rendered).not.toContain('vitrine-nothing-found__change')
    // The server is another process.
    furtherEntries.clear()
    const wire = openWire()
    const message = () => document.querySelector('.vitrine-results [class], .vitrine-results h3')
    let before: Element | null = null
    await visit(rendered, {
      query,
      started: () => {
        before = message()
      },
    })
    await aMoment()
    expect(before).not.toBeNull()
    expect(message()).toBe(before)
    expect(document.querySelectorAll('.vitrine-nothing-found')).toHaveLength(1)
    // No search, but what would find something.
    expect(wire.waiting()).toEqual(['q=*:* {!tag=n0,all}city:Bend'])
    await wire.answer(anAnswer({ docs: [], queries: { f0: 5, all: 5 } }))
    expect(buttons()).toEqual(['Remove City: Bend 5 results'])
  },
)
