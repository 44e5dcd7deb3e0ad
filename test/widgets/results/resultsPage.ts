import { screen } from '@testing-library/react'
import { aVisitor, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

export const items = () => [...document.querySelectorAll('.vitrine-results__item')]
export const list = (attributes = '', more = '') =>
  searchElement(
    `<div data-vitrine="results" ${attributes}>${more}</div>${mountPoints('search-box', 'pager')}`,
  )
export const region = () => screen.getByRole('region', { name: 'Results' })

export async function arrive(html: string, answer: string) {
  const wire = openWire()
  const page = await visit(html)
  await wire.answer(answer)
  return { wire, page, visitor: aVisitor() }
}
