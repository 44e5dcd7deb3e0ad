import { act, screen, within } from '@testing-library/react'
import { furtherEntries } from '../../../mount/extension/furtherEntries'
import { anAnswer } from '../../support/answers'
import { aVisitor, visit } from '../../support/page'
import { required } from '../../support/required'
import { aMoment } from '../../support/time'
import { scrollTo } from '../../support/viewport'
import { openWire } from '../../support/wire'

const lakeCabin = {
  id: '1',
  title: 'Lake cabin',
  url: '/cabins/lake',
  images: ['/a.jpg', 'javascript:x', '/b.jpg', '/c.jpg'],
  image: '/a.jpg',
  rating: 4.83,
  guests: 4,
  bedrooms: 1,
  beds: 3,
  city: 'Ely',
  teaser: 'Quiet &mdash; <b>by the lake</b>',
  price: 1250,
  '[elevated]': true,
}
const bareLoft = { id: '2', title: 'City loft', badge: 'Last days' }

async function arrive(attributes: string, docs: readonly object[] = [lakeCabin, bareLoft]) {
  furtherEntries.clear()
  const wire = openWire()
  await visit(
    `<main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select"
      data-vitrine-solr.return_full_docs="false">
      <div data-vitrine="results" ${attributes}></div>
    </main>`,
  )
  await aMoment()
  await wire.answer(anAnswer({ docs: docs as never, numFound: docs.length }))
  await aMoment()
  return { visitor: aVisitor() }
}

const card = (n: number) => required(screen.getAllByRole('article')[n])
const part = (n: number, name: string) => card(n).querySelector(`.vitrine-card__${name}`)
const pictures = (n: number) => [...card(n).querySelectorAll('img')]
const announced = () => document.querySelector('.vitrine-announcer')?.textContent

describe('results with card="listing"', () => {
  it('shows rating, place, facts, price with its unit, badge and teaser', async () => {
    await arrive('data-vitrine-card="listing" data-vitrine-price_unit="a night"')
    expect(part(0, 'rating')).toHaveTextContent('Rating: 4.8')
    expect(part(0, 'meta')).toHaveTextContent('Ely')
    expect(part(0, 'facts')).toHaveTextContent('4 guests · 1 bedroom')
    expect(part(0, 'text')).toHaveTextContent('Quiet — by the lake')
    expect(part(0, 'price')).toHaveTextContent('$1,250 a night')
    expect(part(0, 'badge')).toHaveTextContent('Featured')
    expect(part(1, 'badge')).toHaveTextContent('Last days')
    for (const name of ['rating', 'facts', 'price']) expect(part(1, name)).toBeNull()
  })

  it('reads facts from the fields that the themer names, or from a text with fields', async () => {
    await arrive(
      'data-vitrine-card="listing" data-vitrine-facts="{beds} bed | {beds} beds, city, size"',
    )
    expect(part(0, 'facts')).toHaveTextContent(/^3 beds · Ely$/)
  })

  it('has one link for the keyboard, and the flag with its name', async () => {
    await arrive('data-vitrine-card="listing"')
    expect(within(card(0)).getAllByRole('link')).toEqual([
      screen.getByRole('link', { name: 'Lake cabin' }),
    ])
    const media = required(part(0, 'media'))
    expect(media).toHaveAttribute('href', '/cabins/lake')
    expect(media).toHaveAttribute('tabindex', '-1')
    expect(screen.getByRole('button', { name: 'Flag: Lake cabin' })).toHaveClass('rs-flag')
  })

  it('keeps the place of a picture where others have one, and none where no one has', async () => {
    await arrive('data-vitrine-card="listing"')
    expect(part(1, 'media--empty')).toBeVisible()
    await arrive('data-vitrine-card="listing"', [bareLoft])
    expect(document.querySelector('.vitrine-card__media')).toBeNull()
  })

  it('fetches the first picture only, and the next one when the visitor comes near it', async () => {
    const { visitor } = await arrive('data-vitrine-card="listing"')
    expect(pictures(0)).toHaveLength(1)
    scrollTo(required(part(0, 'media')))
    await aMoment()
    expect(pictures(0).map((one) => one.getAttribute('src'))).toEqual(['/a.jpg', null, null])
    await visitor.hover(card(0))
    expect(pictures(0).map((one) => one.getAttribute('src'))).toEqual(['/a.jpg', '/b.jpg', null])
  })

  it('shows the next picture by its button, and announces it', async () => {
    const { visitor } = await arrive('data-vitrine-card="listing"')
    scrollTo(required(part(0, 'media')))
    await aMoment()
    const media = required(part(0, 'media'))
    Object.defineProperty(media, 'clientWidth', { value: 200 })
    media.scrollTo = (to: unknown) => {
      media.scrollLeft = (to as { left: number }).left
      media.dispatchEvent(new Event('scroll'))
    }
    const next = screen.getByRole('button', { name: 'Next picture: Lake cabin' })
    const previous = screen.getByRole('button', { name: 'Previous picture: Lake cabin' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    await visitor.click(next)
    await aMoment()
    expect(announced()).toBe('Picture 2 of 3')
    expect(pictures(0).every((one) => one.hasAttribute('src'))).toBe(true)
    expect(previous).not.toHaveAttribute('aria-disabled')
    await visitor.click(next)
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await visitor.click(next)
    await aMoment()
    expect(announced()).toBe('Picture 3 of 3')
  })

  it('announces the picture that is asked for while the row still scrolls', async () => {
    const { visitor } = await arrive('data-vitrine-card="listing"')
    scrollTo(required(part(0, 'media')))
    await aMoment()
    const media = required(part(0, 'media'))
    Object.defineProperty(media, 'clientWidth', { value: 200 })
    const wanted: number[] = []
    media.scrollTo = (to: unknown) => wanted.push((to as { left: number }).left)
    const scroll = (left: number) => {
      media.scrollLeft = left
      act(() => {
        media.dispatchEvent(new Event('scroll'))
      })
    }
    const next = screen.getByRole('button', { name: 'Next picture: Lake cabin' })
    await visitor.click(next)
    scroll(40)
    await visitor.click(next)
    await aMoment()
    expect(wanted).toEqual([200, 400])
    expect(announced()).toBe('Picture 3 of 3')
    scroll(400)
    // A swipe back: the next picture is that after the one in sight.
    scroll(0)
    await visitor.click(next)
    expect(wanted).toEqual([200, 400, 200])
  })

  it('is the card of every page without the option, beside one with it', async () => {
    await arrive('data-vitrine-price_unit="a night"')
    expect(card(0)).toHaveClass('vitrine-card', { exact: true })
    await arrive('data-vitrine-card="compact"')
    expect(card(0)).toHaveClass('vitrine-card--compact')
    expect(part(0, 'text')).toBeNull()
    expect(part(0, 'controls')).toBeNull()
  })
})
