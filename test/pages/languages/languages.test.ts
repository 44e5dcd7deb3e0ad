import { screen } from '@testing-library/react'
import { ENGLISH } from '../../languages/allTexts'
import { anAnswer } from '../../support/answers'
import { manyCabins } from '../../support/listings'
import { onTestEnd } from '../../support/onTestEnd'
import { visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const listings = searchElement(mountPoints('search-box', 'result-count', 'results', 'pager'))
const counter = '<div data-vitrine="flag-counter" data-vitrine-solr.url="/solr/select"></div>'
const answer = anAnswer({ docs: manyCabins(10), numFound: 30 })

/** Sets <html lang> for this test. */
function pageIn(lang: string): void {
  document.documentElement.lang = lang
  onTestEnd(() => document.documentElement.removeAttribute('lang'))
}

const settings = (json: unknown) =>
  `<script type="application/json" data-vitrine-settings>${JSON.stringify(json)}</script>`

/** Collects all texts of the page from now on, including those for screen readers. */
function recordTexts(): ReadonlySet<string> {
  const seen = new Set<string>()
  const look = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) seen.add(walker.currentNode.nodeValue?.trim() ?? '')
    for (const one of document.querySelectorAll('[aria-label],[placeholder]')) {
      seen.add(one.getAttribute('aria-label') ?? '')
      seen.add(one.getAttribute('placeholder') ?? '')
    }
  }
  const observer = new MutationObserver(look)
  const all = { childList: true, subtree: true, characterData: true, attributes: true }
  observer.observe(document.body, all)
  onTestEnd(() => observer.disconnect())
  return seen
}

describe('the texts of a page', () => {
  it('are in the language of <html>, its own region or not', async () => {
    const wire = openWire()
    pageIn('de-at')
    await visit(listings)
    await wire.answer(answer)
    expect(screen.getByRole('button', { name: 'Suchen' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Weiter »' })).toBeVisible()
    expect(screen.getByText('1–10 von 30')).toBeVisible()
    await aMoment()
    expect(document.querySelector('[role="status"]')).toHaveTextContent('1–10 von 30 Ergebnissen')
  })

  it('are English when no language fits, or the attribute is invalid', async () => {
    for (const lang of ['pt-BR', 'valueOf', 'not a language', '']) {
      openWire()
      pageIn(lang)
      await visit(listings)
      expect(screen.getByRole('button', { name: 'Search' })).toBeVisible()
    }
  })

  it('are never English first, and do not delay the first search', async () => {
    const wire = openWire()
    pageIn('ar')
    const seen = recordTexts()
    await visit(listings + counter, {
      // The request leaves right after the script has run.
      started: () =>
        queueMicrotask(() => {
          expect(wire.log).toEqual(['> q=*:*'])
          wire.answerAtOnce(answer)
        }),
    })
    expect(screen.getByRole('button', { name: 'بحث' })).toBeVisible()
    expect([...seen]).toContain('1–10 من 30')
    const english = new Set(Object.values(ENGLISH).filter((text) => /[a-z]{2}/.test(text)))
    expect([...seen].filter((text) => english.has(text))).toEqual([])
    expect([...seen].filter((text) => /\bof\b|result/.test(text))).toEqual([])
  })

  it("of the page settings win over its language's, the lazily loaded ones too", async () => {
    openWire()
    pageIn('fr')
    const texts = { 'search.submit': 'Allons-y', 'counter.label': 'Mes favoris' }
    await visit(settings({ messages: texts }) + listings + counter)
    expect(screen.getByRole('button', { name: 'Allons-y' })).toBeVisible()
    expect(screen.getByRole('button', { name: /Mes favoris/ })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Recherche' })).toBeVisible()
  })

  it('of what site scripts open are in its language, too', async () => {
    openWire()
    pageIn('es')
    const seen = recordTexts()
    await visit('<p id="hello">Hola</p>', {
      started({ bus, modal }) {
        bus.emit('notice:show', { text: 'Hola', style: 'warn' })
        modal.open({ content: 'hello', title: 'Saludo' })
      },
    })
    expect(screen.getAllByRole('button', { name: 'Cerrar', hidden: true })).toHaveLength(2)
    expect([...seen]).not.toContain('Close')
  })

  it('do not render into an element that left before they loaded', async () => {
    openWire()
    pageIn('de')
    await visit(listings, { started: (api) => queueMicrotask(api.detach) })
    expect(document.querySelector('[data-vitrine-root]')).toBeNull()
  })
})
