import { THEMES } from '../../../demo/server/wild/themes'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { contrastFaults } from './contrast'
import { installBoxes } from './installBoxes'
import { type Expected, unmetRules } from './themerRules'
import { openWildPage } from './wildPage'

test.use(onSharedPage)

/** One class of each widget, whose looks a theme may change. */
const CLASSES = [
  '.vitrine-chip',
  '.vitrine-current-filters__clear',
  '.vitrine-facet__count',
  '.vitrine-facet__title',
  '.vitrine-facet__value',
  '.vitrine-flag-counter__button',
  '.vitrine-pager__next',
  '.vitrine-pager__page',
  '.vitrine-range__label',
  '.vitrine-result-count',
  '.vitrine-search-box__label',
  '.vitrine-search-box__submit',
  '.vitrine-sort__label',
  '.rs-flag',
]
/** Themes with rules for elements that weigh two classes: a rule for ours has to weigh more than those. */
const HEAVY = ['blog', 'coloured-header', 'pico']

const FIELDS = [
  '.vitrine-dropdown__input',
  '.vitrine-range__amount',
  '.vitrine-search-box__input',
  '.vitrine-sort__select',
]

const looks = (selector: string): readonly Expected[] => [
  [selector, 'color', 'rgb(1, 2, 3)'],
  [selector, 'background-color', 'rgb(250, 251, 252)'],
  [selector, 'border-start-start-radius', '3px'],
  [selector, 'font-style', 'oblique 10deg'],
]

for (const { id, name } of THEMES) {
  test(`what the guide tells a themer to write wins under ${name}`, async ({ page }) => {
    await openWildPage(page, id, 1280)
    await installBoxes(page)
    await page.locator('[data-vitrine="map"]').scrollIntoViewIfNeeded()
    await page.locator('.vitrine-map__cluster').first().waitFor()

    await test.step('tokens, and the marker follows the accent', async () => {
      const css = `:root {
        --vitrine-accent: #0a7d5a; --vitrine-on-accent: #fff; --vitrine-radius: 2px;
      }`
      const expected: readonly Expected[] = [
        ['.vitrine-search-box__submit', 'background-color', 'rgb(10, 125, 90)'],
        ['.vitrine-search-box__submit', 'color', 'rgb(255, 255, 255)'],
        ['.vitrine-sort__select', 'border-top-left-radius', '2px'],
        ['.vitrine-facet__check', 'accent-color', 'rgb(10, 125, 90)'],
        ['.vitrine-map__cluster', 'background-color', 'rgb(10, 125, 90)'],
      ]
      expect.soft(await unmetRules(page, css, expected)).toEqual([])
    })

    await test.step('a rule of one class', async () => {
      const scope = HEAVY.includes(id) ? '.site.site ' : ''
      const css = `${CLASSES.map((one) => `${scope}${one}`).join()} {
        color: rgb(1, 2, 3); background-color: rgb(250, 251, 252);
        border-start-start-radius: 3px; font-style: oblique 10deg; transition: none;
      }`
      expect.soft(await unmetRules(page, css, CLASSES.flatMap(looks))).toEqual([])
    })

    await test.step('the colours of fields', async () => {
      const css = `:root {
        --vitrine-field: rgb(255, 250, 205); --vitrine-on-field: rgb(1, 2, 3);
        --vitrine-field-edge: rgb(4, 5, 6);
      }`
      const expected = FIELDS.flatMap((field): readonly Expected[] => [
        [field, 'background-color', 'rgb(255, 250, 205)'],
        [field, 'color', 'rgb(1, 2, 3)'],
        [field, 'border-top-color', 'rgb(4, 5, 6)'],
      ])
      expect.soft(await unmetRules(page, css, expected)).toEqual([])
    })

    await test.step('icons', async () => {
      const picture = new URL('/themes/lakeside/lake.svg', page.url()).href
      const css = `:root { --vitrine-icon-close: url("${picture}") }`
      const icon: Expected = ['.vitrine-chip__icon', 'mask-image', `url("${picture}")`]
      expect.soft(await unmetRules(page, css, [icon])).toEqual([])
    })

    await test.step('dark mode', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.addStyleTag({
        content: `:root {
          color-scheme: light dark;
          --vitrine-accent: light-dark(#0a7d5a, #7fd8b8);
          --vitrine-on-accent: light-dark(#fff, #06281d);
        }
        body, .wild-main, .site-header, .wild-hero {
          background: light-dark(#fff, #14171a) !important; color: light-dark(#1a1a1a, #eee);
        }
        a, .site .entry-content a { color: light-dark(#0b5d9a, #8cc5f4); }`,
      })
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
      const accent: Expected = [
        '.vitrine-search-box__submit',
        'background-color',
        'rgb(127, 216, 184)',
      ]
      expect.soft(await unmetRules(page, '', [accent])).toEqual([])
      expect.soft(await contrastFaults(page, 'body')).toEqual([])
    })

    await test.step('the line that puts our styles into a layer', async () => {
      await page.evaluate(async () => {
        document.querySelector('link[href="/dist/vitrine.css"]')?.remove()
        const style = document.createElement('style')
        style.textContent = '@import url(/dist/vitrine.css) layer(vitrine);'
        document.head.prepend(style)
        await new Promise((resolve) => style.addEventListener('load', resolve, { once: true }))
      })
      // Now even a rule for an element wins, against structure too.
      const css = 'label { min-block-size: 77px } button { min-block-size: 78px }'
      const expected: readonly Expected[] = [
        ['.vitrine-facet__item', 'min-block-size', '77px'],
        ['.vitrine-chip', 'min-block-size', '78px'],
        ['.vitrine-search-box__submit', 'min-block-size', '78px'],
      ]
      expect.soft(await unmetRules(page, css, expected)).toEqual([])
    })
  })
}
