import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { lakeCabin } from '../../support/listings'
import { visit } from '../../support/page'
import { searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const card = '<h3 data-vitrine-text="title"></h3>'
const results = (inside: string) =>
  searchElement(`<div id="list" data-vitrine="results">${inside}</div>`)

describe('a template that a text format has emptied', () => {
  it.each([
    `<template data-vitrine-template="result"></template>${card}`,
    `<template data-vitrine-template="result">\n <!-- stripped --> &nbsp;</template>`,
    '<div hidden data-vitrine-template="result"></div>',
  ])('is reported, and the default card is shown: %s', async (inside) => {
    const wire = openWire()
    await visit(results(inside))
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await aMoment()
    expect(screen.getByRole('heading', { name: lakeCabin.title })).toBeVisible()
    expect(takeConsole()).toEqual([
      'warn: Vitrine: results#list: data-vitrine-template="result" is empty, so the default card is shown. A text format has moved or removed what stood inside: let it allow <template>, or write the template as <div hidden data-vitrine-template="result">.',
    ])
  })

  it('may be the text of an empty list', async () => {
    const wire = openWire()
    await visit(results('<template data-vitrine-template="empty"></template>'))
    await wire.answer(anAnswer({ docs: [] }))
    expect(takeConsole()).toEqual([])
  })
})
