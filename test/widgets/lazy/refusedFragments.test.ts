import { screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { markup, menu, near, placeholder, REGIONS } from '../../support/lazyPage'
import { visit } from '../../support/page'
import { required } from '../../support/required'
import { aMoment, pass } from '../../support/time'
import { scrollTo } from '../../support/viewport'
import { openWire } from '../../support/wire'

describe('a refused fragment', () => {
  it.each([
    [
      'javascript:alert(1)',
      '"javascript:alert(1)" must be an http or https URL, or a relative one',
    ],
    ['', '"" is no URL'],
    [
      '//evil.example/a',
      "http://evil.example is another site; list it in the page settings' content_origins if its markup may stand on this page",
    ],
  ])('is not requested, and its placeholder stays as it is: %j', async (url, reason) => {
    const { wire } = await near(placeholder('Loading…', url))
    expect(wire.log).toEqual([])
    expect(menu().outerHTML).toBe(
      `<div id="menu" class="bto-lazy" data-bto-jump-select="${url}">Loading…</div>`,
    )
    expect(takeConsole()).toEqual([`error: Vitrine: data-bto-jump-select: ${reason}.`])
  })

  it('is allowed from another site that the settings list', async () => {
    const settings = `<script type="application/json" data-vitrine-settings>{"content_origins": ["https://cms.example/"]}</script>`
    const url = 'https://cms.example/regions'
    const { wire } = await near(settings + placeholder('', url))
    await wire.answerPage(markup, { url })
    expect(screen.getByLabelText('Region')).toBeVisible()
  })

  it('is reported when the setting lists a value that is not an origin', async () => {
    const settings = `<script type="application/json" data-vitrine-settings>{"content_origins": ["cms", 7]}</script>`
    const { wire } = await near(settings + placeholder())
    await wire.answerPage(markup)
    const warning = (got: string) =>
      `warn: Vitrine: page settings: content_origins must list origins such as "https://cms.example", got ${got}.`
    expect(takeConsole()).toEqual([warning('"cms"'), warning('7')])
  })

  it('is one that contains itself, directly or through another', async () => {
    const inner = (id: string, url: string) =>
      `<div id="${id}"><div class="bto-lazy" id="${id}-in" data-bto-jump-select="${url}">Loading…</div></div>`
    const wire = openWire()
    await visit(placeholder('', '/a'))
    scrollTo(menu())
    await aMoment()
    await wire.answerPage(inner('a', '/b'))
    await aMoment()
    scrollTo(required(document.getElementById('a-in')))
    await aMoment()
    await wire.answerPage(inner('b', '/a#again'))
    await aMoment()
    scrollTo(required(document.getElementById('b-in')))
    await aMoment()
    await pass(60_000)
    expect(wire.log).toEqual([
      '> http://localhost/a',
      '< http://localhost/a',
      '> http://localhost/b',
      '< http://localhost/b',
    ])
    expect(document.getElementById('b-in')).toHaveTextContent('Loading…')
    expect(takeConsole()).toEqual([
      'error: Vitrine: data-bto-jump-select: http://localhost/a contains itself.',
    ])
  })
})

it('scripts of a fragment do not run', async () => {
  Object.assign(window, { hacked: [] })
  const { wire } = await near()
  const hack = (how: string) => `hacked.push('${how}')`
  await wire.answerPage(
    `<script>${hack('script')}</script><img src="data:," onerror="${hack('handler')}"><iframe srcdoc="<script>parent.${hack('srcdoc')}</script>"></iframe><p>Shown</p>`,
  )
  await aMoment()
  expect(screen.getByText('Shown')).toBeVisible()
  expect(window).toMatchObject({ hacked: [] })
  expect(document.querySelectorAll('body script, [onerror], [srcdoc]')).toHaveLength(0)
  expect(takeConsole()).toEqual([`warn: Vitrine: ${REGIONS} brought script, which is left out.`])
})
