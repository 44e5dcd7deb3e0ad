import { screen, waitFor } from '@testing-library/react'
import { VISIBILITY_MARGIN_PX } from '../../../../src/contract/constants'
import { anAnswer } from '../../../support/answers'
import { cityLoft, farmHouse, lakeCabin, manyCabins } from '../../../support/listings'
import { aVisitor, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { foundInView, marginsOf, scrollTo, watched } from '../../../support/viewport'
import { openWire } from '../../../support/wire'

const template = `<template data-vitrine-template="result"><picture>
  <source data-vitrine-attr-srcset="wide" media="(min-width: 60em)">
  <img class="bto-lazy" data-vitrine-attr-src="image" alt="">
</picture></template>`
const listings = searchElement(template + mountPoints('results'), { return_full_docs: false })
const answer = anAnswer({
  docs: [
    { ...lakeCabin, image: '/lake.jpg', wide: '/lake-wide.jpg 2x' },
    { ...cityLoft, image: '/loft.jpg' },
  ],
})

/** Lays the items out one below the other, this far apart; jsdom itself lays nothing out. */
function layOut(apart: number) {
  const rect = jest.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect')
  return rect.mockImplementation(function (this: HTMLLIElement) {
    const at = [...document.querySelectorAll('li')].indexOf(this) * apart
    return new DOMRect(0, at, 300, 200)
  })
}

const sources = () => [...document.images].map((image) => image.getAttribute('src'))

afterEach(() => jest.restoreAllMocks())

describe('useLazyImages (spec 4.5)', () => {
  it('loads before the first paint when it is visible from the start', async () => {
    layOut(window.innerHeight + VISIBILITY_MARGIN_PX - 1)
    const wire = openWire()
    await visit(listings)
    await wire.answer(answer)
    expect(sources()).toEqual(['/lake.jpg', '/loft.jpg'])
    expect(document.querySelector('source')).toHaveAttribute('srcset', '/lake-wide.jpg 2x')
  })

  it('loads when it enters the margin, and is then no longer observed', async () => {
    layOut(window.innerHeight + VISIBILITY_MARGIN_PX + 1)
    const wire = openWire()
    await visit(listings)
    await wire.answer(
      anAnswer({
        docs: [
          { ...lakeCabin, image: '/lake.jpg', wide: '/lake-wide.jpg 2x' },
          { ...cityLoft, image: '/loft.jpg' },
          { ...farmHouse, image: '/farm.jpg' },
        ],
      }),
    )
    expect(sources()).toEqual(['/lake.jpg', null, null])
    const [above, below, last] = document.images
    expect([above?.className, below?.className]).toEqual(['bto-lazy-loaded', 'bto-lazy'])
    expect(marginsOf(required(below))).toEqual(['80px 0px'])
    scrollTo(required(below))
    expect(sources()).toEqual(['/lake.jpg', '/loft.jpg', null])
    // The one that still waits keeps the observer.
    expect(watched()).toEqual([last])
  })

  it('loads behind the paint of later results, before the observer calls back', async () => {
    layOut(10_000)
    const wire = openWire()
    const visitor = aVisitor()
    const html = template + mountPoints('search-box', 'results')
    await visit(searchElement(html, { return_full_docs: false }))
    await wire.answer(answer)
    await visitor.type(screen.getByRole('textbox'), 'farm{Enter}')
    await wire.answer(anAnswer({ docs: [{ ...farmHouse, image: '/farm.jpg' }] }))
    expect(sources()).toEqual([null])
    foundInView(required(document.images[0]))
    await waitFor(() => expect(sources()).toEqual(['/farm.jpg']))
  })

  it('measures a few of many items', async () => {
    const rect = layOut(300)
    const wire = openWire()
    await visit(listings)
    await wire.answer(
      anAnswer({
        docs: manyCabins(1000).map((doc) => ({ ...doc, image: '/cabin.jpg', wide: '/wide.jpg' })),
      }),
    )
    const visible = Math.floor((window.innerHeight + VISIBILITY_MARGIN_PX) / 300) + 1
    expect(sources().filter(Boolean)).toHaveLength(visible)
    expect(rect.mock.calls.length).toBeLessThan(20)
  })

  it('loads before printing', async () => {
    layOut(10_000)
    const wire = openWire()
    await visit(listings)
    await wire.answer(answer)
    expect(sources()).toEqual(['/lake.jpg', null])
    window.dispatchEvent(new Event('beforeprint'))
    expect(sources()).toEqual(['/lake.jpg', '/loft.jpg'])
  })
})
