import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { aVisitor, visit } from '../../../support/page'
import { searchElement } from '../../../support/searchElement'
import { pass } from '../../../support/time'
import { openWire } from '../../../support/wire'

export const boxElement = '<div data-vitrine="search-box" data-vitrine-field="words"></div>'
export const box = () => screen.getByRole('combobox')
export const list = () => screen.queryByRole('listbox', { name: 'Suggestions' })
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
export const option = (word: string) =>
  screen.getAllByRole('option').find((one) => one.textContent?.startsWith(word)) ?? document.body
export const active = () => screen.queryAllByRole('option', { selected: true })[0]?.textContent
export const announcement = () => document.querySelector('.vitrine-announcer')?.textContent
export const sent = (body = '') => new URLSearchParams(body)

export const words = (found: Readonly<Record<string, number>>) =>
  anAnswer({ docs: [], facets: { words: found } })
export const lakes = words({ lake: 201, lakeside: 150, lakota: 3 })

/** How long typing rests before suggestions are requested. */
export const REST = 150

export async function arrive(html = searchElement(boxElement)) {
  const wire = openWire()
  const api = await visit(html)
  await wire.answer()
  return { api, wire, visitor: aVisitor() }
}

/** A visitor who has typed and sees what was found. */
export async function typed(text: string, answer = lakes, html?: string) {
  const page = await arrive(html)
  await page.visitor.type(box(), text)
  await pass(REST)
  await page.wire.answer(answer)
  return page
}
