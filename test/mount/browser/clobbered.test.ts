import { screen, within } from '@testing-library/react'
import { elementName } from '../../../mount/app/elementName'
import { anAnswer } from '../../support/answers'
import { clobber } from '../../support/clobber'
import { lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const listings = searchElement(mountPoints('search-box', 'results', 'pager'))

describe("a page with elements that shadow the browser's names", () => {
  it.each(['body', 'documentElement', 'head', 'currentScript', 'readyState', 'querySelectorAll'])(
    'works with <img name="%s">',
    async (name) => {
      const wire = openWire()
      const page = await visit('<div id="page"></div>')
      const place = required(document.getElementById('page'))
      clobber(document, name, document.createElement('img'))
      await change(() => {
        place.innerHTML = listings
      })
      await wire.answer(anAnswer({ docs: [lakeCabin] }))
      await aMoment()
      const shown = within(place)
      expect(shown.getByText(lakeCabin.title)).toBeVisible()
      expect(document.querySelector('body > .vitrine-announcer')).toHaveTextContent('1–1 of 1')
      await change(() => page.detach())
    },
  )

  it.each(['Vitrine', 'vitrineSettings', 'vitrineQueue', 'Drupal', 'drupalSettings'])(
    'takes <a id="%s"> for an element and no setting',
    async (id) => {
      const wire = openWire()
      await visit(
        `<a id="${id}"></a><a id="${id}" name="settings"></a><iframe name="${id}"></iframe>${listings}`,
      )
      await wire.answer(anAnswer({ docs: [lakeCabin] }))
      expect(screen.getByText(lakeCabin.title)).toBeVisible()
      Reflect.deleteProperty(window, 'vitrineQueue')
    },
  )

  it.each(['children', 'childNodes', 'attributes', 'contains', 'localName', 'isConnected', 'id'])(
    'mounts on a form with a field that is named %s',
    async (name) => {
      const wire = openWire()
      const page = await visit('<div id="page"></div>')
      await change(() => {
        const place = required(document.getElementById('page'))
        const field = `<select name="${name}"></select>`
        const search = `<form data-vitrine="search" id="listings" data-vitrine-solr.url="/solr/select"
        data-vitrine-solr.return_full_docs="0">${field}${mountPoints('results')}</form>`
        const box = `<form id="box" data-vitrine="search-box" data-vitrine-label="Find">${field}</form>`
        place.innerHTML = search + box
        for (const form of place.querySelectorAll('form')) {
          clobber(form, name, required(form.querySelector('select')))
        }
      })
      await wire.answer(anAnswer({ docs: [lakeCabin] }))
      expect(screen.getByText(lakeCabin.title)).toBeVisible()
      expect(document.querySelector('[data-state="ready"]')).not.toBeNull()
      expect(screen.getByRole('textbox', { name: 'Find' })).toBeVisible()
      const theirs = required(document.querySelector('#box > select'))
      expect(theirs).toHaveAttribute('data-vitrine-hidden')
      await change(() => page.detach())
      expect(theirs).not.toHaveAttribute('data-vitrine-hidden')
      expect(document.querySelector('[data-vitrine-root]')).toBeNull()
    },
  )
})

it('works on a page with old Prototype’s Array.prototype.toJSON and each', async () => {
  const altered = Array.prototype as { toJSON?: () => string; each?: () => void }
  const answer = anAnswer({ docs: [lakeCabin], numFound: 20 })
  altered.toJSON = () => '"altered"'
  altered.each = () => {}
  try {
    const wire = openWire()
    await visit(listings, { fragment: 'fq=city%3ABern&fq=price%3A5' })
    await wire.answer(answer)
    await aVisitor().click(screen.getByRole('link', { name: 'Page 2' }))
    expect(wire.waiting()).toEqual(['q=*:* city:Bern price:5 start=10'])
  } finally {
    delete altered.toJSON
    delete altered.each
  }
})

it('names an element whose field is called parentElement, without an endless loop', () => {
  document.body.innerHTML =
    '<form data-vitrine="pagr"><select name="parentElement"></select></form>'
  const form = required(document.querySelector('form'))
  clobber(form, 'parentElement', required(form.querySelector('select')))
  expect(elementName(form)).toBe('pagr (body > form)')
})
