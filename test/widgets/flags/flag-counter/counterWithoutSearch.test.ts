import { screen } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { action, arriveAt, counter, open, texts } from '../../../support/counterPage'
import { lakeCabin } from '../../../support/listings'
import { aVisitor, change, visit } from '../../../support/page'
import { haveSaved } from '../../../support/savedItems'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

const arrive = (html = counter(), saved: readonly string[] = ['17', '42']) => arriveAt(html, saved)

describe('a counter without a search', () => {
  const alone = '<div id="head" data-vitrine="flag-counter"></div>'

  it('is mounted, and reported as lacking an address', async () => {
    await arrive(alone)
    expect(takeConsole()).toEqual([
      expect.stringMatching(/^error: Vitrine: flag-counter#head: solr\.url is missing, expected/),
    ])
    await open()
    expect(texts()).toEqual(['17', '42'])
  })

  it("belongs to the page's only search", async () => {
    const { wire } = await arrive(alone + searchElement(mountPoints('results')))
    await wire.answer()
    await open()
    expect(wire.waiting()).toEqual(['id:(17 OR 42)'])
  })

  it('is not mounted when it names an unknown search', async () => {
    await arrive('<div id="head" data-vitrine="flag-counter" data-vitrine-for="nobody"></div>')
    expect(takeConsole()).toEqual([
      expect.stringMatching(/^error: Vitrine: flag-counter#head was not mounted\./),
    ])
  })

  it('with skip_solr sends no request and lists what the page knows (design decision 15)', async () => {
    const skipping = `<div data-vitrine="flag-counter" data-vitrine-skip_solr="true"
      data-vitrine-skip_solr_prefix="node-" data-vitrine-path="/saved.html"></div>`
    const { wire } = await arrive(skipping + searchElement(mountPoints('results')), ['17', '3'])
    await wire.answer()
    await open()
    expect(texts()).toEqual([lakeCabin.title, '3'])
    expect(wire.waiting()).toEqual([])
    expect(screen.getByRole('link', { name: 'View flagged items' })).toHaveAttribute(
      'href',
      '/saved.html#q=id:(node-17%20OR%20node-3)',
    )
  })

  it('uses the titles that the page’s flags give', async () => {
    const skipping = '<div data-vitrine="flag-counter" data-vitrine-skip_solr="true"></div>'
    const flags = `<button data-vitrine="flag" data-vitrine-item="3" data-vitrine-title="Old mill">Save</button>
      <div data-vitrine="flag" data-vitrine-item="4" data-vitrine-title="Barn"></div>`
    const { visitor } = await arrive(skipping + flags, ['3', '17'])
    await visitor.click(screen.getByRole('button', { name: 'Flag: Barn' }))
    await open()
    expect(texts()).toEqual(['Old mill', '17', 'Barn'])
    expect(action('Remove Old mill')).toBeVisible()
  })

  it('shows what it knows when its search is removed', async () => {
    haveSaved(['17'])
    const wire = openWire()
    await visit(alone + searchElement(mountPoints('results')))
    await wire.answer()
    await aMoment()
    await open()
    await change(() => document.getElementById('listings')?.remove())
    await aMoment()
    expect(wire.log.at(-1)).toBe('x id:(17)')
    await aVisitor().keyboard('{Escape}{Enter}')
    expect(texts()).toEqual([lakeCabin.title])
  })
})
