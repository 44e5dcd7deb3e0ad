import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { recordBusEvents } from '../../support/busLog'
import { takeConsole } from '../../support/console'
import { lakeCabin } from '../../support/listings'
import { startLoading } from '../../support/loadingPage'
import { change, visit } from '../../support/page'
import { required } from '../../support/required'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const listings = searchElement(mountPoints('results'))
const mounted = () =>
  [...document.querySelectorAll('[data-vitrine-root]')].map((root) =>
    root.parentElement?.getAttribute('data-vitrine'),
  )

/** What the parser adds next, at the end of the page. */
const parse = (html: string) =>
  change(() => {
    const { lastElementChild: live } = document.body
    // Our live region stands where it stood before.
    const place = live?.matches('.vitrine-announcer') ? live : null
    const nodes = document.createRange().createContextualFragment(html)
    document.body.insertBefore(nodes, place)
  })

describe('while the page is loading', () => {
  it('mounts what something follows, and the rest when it follows', async () => {
    const wire = openWire()
    startLoading()
    await visit(`<main>${listings}</main>`)
    expect(mounted()).toEqual([])
    await parse(' ')
    expect(mounted()).toEqual(['results'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
  })

  it('mounts the last element when the page has been parsed', async () => {
    openWire()
    const endLoading = startLoading()
    await visit(`<p>Before</p>${listings}`)
    expect(mounted()).toEqual([])
    await endLoading()
    expect(mounted()).toEqual(['results'])
  })

  it('boots a search in the order of spec 4.1, once', async () => {
    const wire = openWire()
    const endLoading = startLoading()
    const log = recordBusEvents()
    await visit(`${listings}<p></p>`)
    await parse(mountPoints('notices'))
    await endLoading()
    expect(log.filter((line) => /listings/.test(line) && !/sent/.test(line))).toEqual([
      'search:widget-added listings results',
      'search:initialised listings',
      'search:defaults-applied listings',
      'search:queued listings 1',
      'search:ready listings',
    ])
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('does not lay out a default page before the page has been parsed', async () => {
    openWire()
    const endLoading = startLoading()
    await visit(`${searchElement('')}<p></p>`)
    expect(document.querySelector('.vitrine-page')).toBeNull()
    await endLoading()
    expect(document.querySelector('.vitrine-page')).not.toBeNull()
  })

  it('mounts a search without widgets as soon as a widget names it', async () => {
    openWire()
    const endLoading = startLoading()
    await visit(`${searchElement('')}<p></p>`)
    await parse('<div data-vitrine="results" data-vitrine-for="listings"></div><p></p>')
    expect(mounted()).toEqual(['results'])
    await endLoading()
    expect(document.querySelector('.vitrine-page')).toBeNull()
  })

  it('lets a widget wait for a search component that follows', async () => {
    const wire = openWire()
    const endLoading = startLoading()
    await visit(
      '<div data-vitrine="search-box"></div><div data-vitrine="flag-counter"></div><div data-vitrine="pager" data-vitrine-for="listings"></div>',
    )
    await parse(`${listings}<p></p>`)
    expect(mounted()).toEqual(expect.arrayContaining(['search-box', 'results']))
    expect(wire.waiting()).toEqual(['q=*:*'])
    await endLoading()
    expect(takeConsole()).toEqual([])
  })

  it('reports a widget whose search component never came when the page has been parsed', async () => {
    const endLoading = startLoading()
    await visit('<div id="pages" data-vitrine="pager"></div><p></p>')
    await aMoment()
    await endLoading()
    expect(takeConsole()).toEqual([
      expect.stringMatching(/^error: Vitrine: pager#pages was not mounted\.\n.*the page has none$/),
    ])
  })

  it('lets a search that inherits wait for the one that it names', async () => {
    openWire()
    const endLoading = startLoading()
    const page = await visit(
      `<div data-vitrine="search" data-vitrine-for="listings" data-vitrine-solr.index="inherit">${mountPoints('pager')}</div><p></p>`,
    )
    await parse(`${listings}<p></p>`)
    expect(page.doctor().components).toHaveLength(1)
    expect(page.doctor().notMounted).toEqual([])
    await endLoading()
  })

  it('mounts an element that a script attaches at once', async () => {
    openWire()
    startLoading()
    const page = await visit('<div id="end"></div>')
    await change(() => {
      const end = required(document.getElementById('end'))
      end.innerHTML = listings
      page.attach(end)
    })
    expect(mounted()).toEqual(['results'])
  })

  it('registers the behavior of a Drupal that follows the script', async () => {
    const endLoading = startLoading()
    await visit('<p></p>')
    const drupal = { behaviors: {} }
    Object.assign(window, { Drupal: drupal })
    await endLoading()
    Reflect.deleteProperty(window, 'Drupal')
    expect(drupal.behaviors).toHaveProperty('vitrine')
  })
})
