import { takeConsole } from '../../support/console'
import { startLoading } from '../../support/loadingPage'
import { change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

beforeEach(() => {
  openWire()
})

describe('near misses of an attribute', () => {
  it.each([
    ['data-vitirne="pager"', 'data-vitirne', 'data-vitrine'],
    ['data-vitrin-numvisible="3"', 'data-vitrin-numvisible', 'data-vitrine-numvisible'],
    ['data-vitrine_field="city"', 'data-vitrine_field', 'data-vitrine-field'],
    ['data-vitrinefield="city"', 'data-vitrinefield', 'data-vitrine-field'],
    ['data_vitrine="pager"', 'data_vitrine', 'data-vitrine'],
    ['data-vtrine.solr.url="/"', 'data-vtrine.solr.url', 'data-vitrine-solr.url'],
  ])('%s is reported once', async (attribute, name, right) => {
    await visit(`<div ${attribute}></div><div ${attribute}></div>`)
    await aMoment()
    expect(takeConsole()).toEqual([
      `warn: Vitrine: ${name} is not an attribute of Vitrine and is ignored. Did you mean "${right}"?`,
    ])
  })

  it('are not what other scripts have', async () => {
    await visit(
      `<div data-video="1" data-visible="1" data-variant="a" data-view="b" data-vite-id="c" data-v-1="d"></div>
       ${searchElement(mountPoints('results', 'pager'))}`,
    )
    await aMoment()
    expect(takeConsole()).toEqual([])
  })
})

it('mount points in a shadow root are reported once', async () => {
  document.body.innerHTML = ''
  class Card extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML =
        '<div data-vitrine="pager"></div><div data-vitrine="sort"></div>'
    }
  }
  customElements.define('themer-card', Card)
  await visit('<themer-card></themer-card>')
  await aMoment()
  expect(takeConsole()).toEqual([
    'warn: Vitrine: <themer-card> holds mount points in its shadow root, where they are not mounted. Put them into the page itself, such as into a slot of <themer-card>.',
  ])
})

it('mount points in a shadow root that an element gets later are reported', async () => {
  await visit('<late-card></late-card><late-card></late-card><p id="plain"></p>')
  await aMoment()
  expect(takeConsole()).toEqual([])
  class Card extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<div data-vitrine="pager"></div>'
    }
  }
  customElements.define('late-card', Card)
  await aMoment()
  const reports = takeConsole()
  expect(reports).toHaveLength(2)
  expect(reports[0]).toContain('<late-card> holds mount points in its shadow root')
  const plain = document.getElementById('plain')
  if (plain) plain.attachShadow({ mode: 'open' }).innerHTML = '<div data-vitrine="sort"></div>'
  window.dispatchEvent(new Event('load'))
  await aMoment()
  expect(takeConsole()).toEqual([expect.stringContaining('<p> holds mount points')])
})

it('page settings that come when the script has started are reported', async () => {
  const endLoading = startLoading()
  await visit('<p></p>')
  await change(() => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.setAttribute('data-vitrine-settings', '')
    script.textContent = '{"currency": "EUR"}'
    document.body.append(script)
  })
  await endLoading()
  await aMoment()
  expect(takeConsole()).toEqual([
    'error: Vitrine: the page settings in this <script data-vitrine-settings> came when Vitrine had started, so they are ignored. Put them before the script.',
  ])
})
