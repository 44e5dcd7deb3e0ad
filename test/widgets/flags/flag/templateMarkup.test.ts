import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { anAnswer } from '../../../support/answers'
import { cityLoft, lakeCabin } from '../../../support/listings'
import { aVisitor, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

const NAME = 'riot_solr_flag_items'

afterEach(() => {
  localStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

const saved = (): unknown => JSON.parse(Cookies.get(NAME) ?? '[]')

/** Opens a page whose results have this in their template. */
async function found(markup: string, docs: readonly { id: string }[] = [lakeCabin, cityLoft]) {
  const wire = openWire()
  await visit(`<div data-vitrine="search" data-vitrine-solr.url="/solr/select"
    data-vitrine-solr.return_full_docs="false"><div data-vitrine="results">
    <template data-vitrine-template="result"><h3 data-vitrine-text="title"></h3>${markup}</template></div></div>`)
  await wire.answer(anAnswer({ docs }))
  await aMoment()
}

const heart = '<svg class="heart" aria-hidden="true"></svg>'

describe("a flag on a template's own control", () => {
  it('keeps the button with its icon and its classes', async () => {
    await found(
      `<button class="btn btn-sm" type="button" data-vitrine="flag" data-vitrine-text.flag="Save" data-vitrine-text.unflag="Saved">${heart} <span>Save</span></button>`,
    )
    const [flag, ...others] = screen.getAllByRole('button')
    expect(others).toHaveLength(1)
    expect(flag).toHaveClass('btn btn-sm rs-flag', { exact: true })
    expect(flag).toHaveTextContent(/^Save$/)
    expect(flag).toHaveAccessibleName(`Save: ${lakeCabin.title}`)
    expect(required(flag).querySelector('svg.heart')).not.toBeNull()
    expect(required(flag).getAttributeNames().join()).not.toContain('data-vitrine')
    await aVisitor().click(required(flag))
    await aMoment()
    expect(flag).toHaveClass('btn btn-sm rs-unflag', { exact: true })
    expect(flag).toHaveTextContent(/^Saved$/)
    expect(required(flag).querySelector('svg.heart')).not.toBeNull()
    expect(others[0]).toHaveClass('rs-flag')
    expect(saved()).toEqual([lakeCabin.id])
  })

  it('names a button that is only an icon', async () => {
    await found(`<button data-vitrine="flag">${heart}</button>`)
    expect(screen.getAllByRole('button')[1]).toHaveAccessibleName(`Flag: ${cityLoft.title}`)
    expect(document.querySelectorAll('button svg.heart')).toHaveLength(2)
  })

  it('keeps the markup around the button', async () => {
    await found(
      `<p class="actions" data-vitrine="flag"><button class="btn">${heart}</button> <a href="/help">Help</a></p>`,
      [lakeCabin],
    )
    expect(screen.getByRole('button').parentElement).toHaveClass('actions', { exact: true })
    expect(screen.getByRole('link', { name: 'Help' })).toBeVisible()
    await aVisitor().click(screen.getByRole('button'))
    await aMoment()
    expect(saved()).toEqual([lakeCabin.id])
  })

  it('keeps a link with an address of the document', async () => {
    await found(
      '<a class="save" data-vitrine-attr-href="url" data-vitrine="flag" data-vitrine-if="url">Save</a>',
      [{ ...lakeCabin, url: '/cabins/1' } as { id: string }, cityLoft],
    )
    const [flag, ...others] = screen.getAllByRole('button')
    expect(others).toEqual([])
    expect(flag).toHaveAttribute('href', '/cabins/1')
    expect(flag).toHaveClass('save rs-flag', { exact: true })
  })

  it('is a button of ours when a document has no address for the link', async () => {
    await found('<a data-vitrine-attr-href="url" data-vitrine="flag">Save</a>', [
      { ...lakeCabin, url: '/cabins/1' } as { id: string },
      cityLoft,
    ])
    const [link, button] = screen.getAllByRole('button')
    expect(link).toHaveAttribute('href', '/cabins/1')
    expect(button).toHaveClass('rs-flag', { exact: true })
    expect(button?.localName).toBe('button')
  })
})
