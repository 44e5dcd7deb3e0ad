import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { aVisitor, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

export const cities = { Bern: 3, Thun: 2, Basel: 7 }

export function aFacet(settings: object = {}, facetSettings: object = {}) {
  return {
    data: { field: 'city' },
    settings: { settings: facetSettings },
    settings_global: { settings: { riotjs_label: 'City', ...settings } },
  }
}

export async function arrive(
  facet: object | string = aFacet(),
  counts: Record<string, number> = cities,
) {
  const wire = openWire()
  await visit(searchElement(mountPoints('facets', 'results'), { facets: [facet] }))
  await wire.answer(anAnswer({ facets: { city: counts } }))
  await aMoment()
  return { wire, visitor: aVisitor() }
}

export const group = (name = 'City') => within(screen.getByRole('group', { name }))
export const boxes = (name?: string) => group(name).queryAllByRole('checkbox')
export const rows = (name?: string) =>
  boxes(name).map(
    (box) =>
      `${(box as HTMLInputElement).checked ? '[x]' : '[ ]'} ${box.closest('label')?.textContent}`,
  )
export const value = (name: RegExp) => screen.getByRole('checkbox', { name })
export const answer = (counts: Record<string, number> = cities) =>
  anAnswer({ facets: { city: counts } })
