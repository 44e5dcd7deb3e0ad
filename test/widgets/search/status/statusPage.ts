import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { lakeCabin } from '../../../support/listings'
import { aVisitor, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

export const solr = { facets: ['city'] }
export const html = searchElement(mountPoints('search-box', 'status', 'facets', 'results'), solr)
export const search = (text: string) =>
  aVisitor().type(screen.getByRole('textbox'), `${text}{Enter}`)
export const alert = () => screen.getByRole('alert')
export const answer = anAnswer({ docs: [lakeCabin], numFound: 12, facets: { city: { Bern: 3 } } })

export async function arrive() {
  const wire = openWire()
  const page = await visit(html)
  await wire.answer(answer)
  await aMoment()
  return { wire, page }
}
