import { screen } from '@testing-library/react'
import { visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const listings = searchElement(mountPoints('current-filters', 'search-box', 'results'))

describe('a link with unusable filters', () => {
  it('searches without them, and shows each remaining filter once', async () => {
    const wire = openWire()
    const fragment =
      'q=lake+cabin%00&fq=:&fq=price:[9 TO 3]&fq=city:Bern&fq=city:Bern&fq=type:(loft+OR+loft)'
    await visit(listings, { fragment })
    expect(wire.waiting()).toEqual(['q=lake cabin city:Bern type:(loft OR loft)'])
    await wire.answer()
    const chips = [...document.querySelectorAll('.vitrine-chip')]
    expect(chips.map((chip) => chip.textContent)).toEqual(['city: Bern', 'type: loft'])
    expect(screen.getByRole('textbox')).toHaveValue('lake cabin')
  })
})
