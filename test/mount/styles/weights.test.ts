import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER, read, sheets } from './readStyles'
import { type WeighedRule, weighedRules } from './weighedRules'

/** What a control needs to be usable: no element rule of a theme may change it (design decision 33). */
const STRUCTURE =
  /^(?:display|position|inset(?:-.*)?|z-index|float|clear|flex(?:-.*)?|grid-.*|place-.*|align-.*|justify-.*|order|box-sizing|appearance|list-style(?:-.*)?|overflow(?:-[xy])?|overscroll-behavior|columns|visibility|clip-path|content-visibility|container|contain|contain-intrinsic-.*|pointer-events|user-select|touch-action|white-space|object-fit|isolation)$/

/** What a theme changes with a rule for one of our classes. */
const LOOKS =
  /^(?:color|background-color|border-(?:.*-)?color|font(?:-.*)?|text-(?!align).*|letter-spacing|line-height|gap|box-shadow|transition(?:-.*)?|animation(?:-.*)?|accent-color|filter)$/

/** Fields, a number on the accent, and surfaces with a background of ours: their colours come from one hand. */
const ONE_HAND =
  /__(?:input|find-input|link|amount|select)|\.vitrine-(?:flag-counter__count|surface|modal__|sheet|suggestions|notice|gallery|dropdown__|flagged|map__|status__loading)/

/** The classes of the specification, which stand on elements of the CMS: one class in all. */
const OF_THE_CMS = /\.rs-(?:un)?flag|\.caption/

/** PhotoSwipe's parts weigh up to two classes, and ours one more. */
const PHOTOSWIPE = /^\.vitrine-gallery \.pswp/

const classes = ({ weight }: WeighedRule) => weight[1]

const rulesOf = (name: string) =>
  weighedRules(name).filter(({ selector }) => !PHOTOSWIPE.test(selector))

/** `selector { property }` for each property of the rules that matches. */
const matches = (rules: readonly WeighedRule[], pattern: RegExp) =>
  rules.flatMap(({ selector, properties }) =>
    properties.filter((one) => pattern.test(one)).map((one) => `${selector} { ${one} }`),
  )

describe.each(sheets())('%s', (name) => {
  test('counts no id and no element, and two classes at most', () => {
    const heavy = rulesOf(name).filter(
      ({ weight: [ids, count, elements], selector }) =>
        ids > 0 || count > 2 || elements > (selector.includes('::') ? 1 : 0),
    )
    expect(heavy.map(({ selector }) => selector)).toEqual([])
  })

  test('weighs nothing on elements of the theme only: mount points, and pictures in results', () => {
    const light = rulesOf(name).filter((rule) => classes(rule) === 0)
    const ours = light.filter(
      ({ selector }) =>
        !/\[data-(?:vitrine|theme)\b|^:where\(\.vitrine-results__list img\)|\.vitrine-page/.test(
          selector,
        ),
    )
    expect(ours.map(({ selector }) => selector)).toEqual([])
  })

  test('styles nothing but our own elements', () => {
    const foreign = weighedRules(name).filter(
      ({ selector }) =>
        !/\.(?:vitrine-|rs-(?:un)?flag|caption-(?:width-container|inner))|\[data-(?:vitrine|theme)|\[class~vitrine-/.test(
          selector,
        ),
    )
    expect(foreign.map(({ selector }) => selector)).toEqual([])
  })

  /** With `[class] + *`, Chromium styles what is beside any element that has a class and leaves, with all in it. */
  test('asks what stands before an element by a class, not by `[class]`', () => {
    expect(read(name).match(/[^\n]*\[class\]\)?\s*[+~][^\n]*/g)).toBeNull()
  })

  test('has structure of two classes', () => {
    const light = rulesOf(name).filter(
      (rule) => classes(rule) === 1 && !OF_THE_CMS.test(rule.selector),
    )
    expect(matches(light, STRUCTURE)).toEqual([])
  })

  test('has looks of one class, in all states', () => {
    const heavy = rulesOf(name).filter((rule) => classes(rule) > 1 && !ONE_HAND.test(rule.selector))
    expect(matches(heavy, LOOKS)).toEqual([])
  })

  test('is important only where something is hidden', () => {
    const important = rulesOf(name).flatMap(({ selector, important }) =>
      important.length > 0 ? [selector] : [],
    )
    expect(
      important.filter(
        (one) =>
          !/\[data-vitrine-(?:hidden|template|callout)\b|^\.vitrine-dropdown__select/.test(one),
      ),
    ).toEqual([])
  })
})

test('no rule of ours is in a layer', () => {
  const index = readFileSync(join(FOLDER, 'index.css'), 'utf8')
  expect([index, ...sheets().map(read)].filter((css) => /@layer|layer\(/.test(css))).toEqual([])
})
