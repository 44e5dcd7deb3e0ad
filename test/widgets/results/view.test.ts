import { screen, within } from '@testing-library/react'
import { furtherEntries } from '../../../mount/extension/furtherEntries'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const group = () => within(screen.getByRole('group', { name: 'View' }))
const view = () => document.querySelector('#stays')?.getAttribute('data-view')

async function arrive(attributes = '') {
  furtherEntries.clear()
  const wire = openWire()
  await visit(
    `<main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select"
      data-vitrine-solr.return_full_docs="false">
      <div data-vitrine="view" ${attributes}></div>
      <div data-vitrine="results"></div>
    </main>`,
  )
  await aMoment()
  await wire.answer(anAnswer({ docs: manyCabins(3), numFound: 3 }))
  await aMoment()
  return { visitor: aVisitor() }
}

describe('view', () => {
  beforeEach(() => localStorage.clear())

  it('shows a grid first, and a list when its button is pressed by key', async () => {
    const { visitor } = await arrive()
    expect(view()).toBe('grid')
    expect(group().getByRole('button', { name: 'Grid', pressed: true })).toBeVisible()
    group().getByRole('button', { name: 'List' }).focus()
    await visitor.keyboard('{Enter}')
    expect(view()).toBe('list')
    expect(group().getByRole('button', { name: 'List', pressed: true })).toHaveFocus()
  })

  it('remembers the list for the search of this id', async () => {
    localStorage.setItem('vitrine-view:stays', 'list')
    await arrive()
    expect(view()).toBe('list')
  })

  it('lays the results out before anything renders, in the view that is remembered', async () => {
    localStorage.setItem('vitrine-view:stays', 'list')
    const seen: unknown[] = []
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-vitrine-root]')) seen.push(view())
    })
    observer.observe(document, { childList: true, subtree: true })
    await arrive()
    observer.disconnect()
    expect(seen.length).toBeGreaterThan(1)
    expect(new Set(seen)).toEqual(new Set(['list']))
  })

  it('remembers nothing where it should not', async () => {
    localStorage.setItem('vitrine-view:stays', 'list')
    const { visitor } = await arrive('data-vitrine-remember="false"')
    expect(view()).toBe('grid')
    localStorage.clear()
    await visitor.click(group().getByRole('button', { name: 'List' }))
    expect(localStorage.length).toBe(0)
  })

  it('ignores what is no view, and starts with its own', async () => {
    localStorage.setItem('vitrine-view:stays', '"><script>')
    await arrive('data-vitrine-initial="list"')
    expect(view()).toBe('list')
  })
})
