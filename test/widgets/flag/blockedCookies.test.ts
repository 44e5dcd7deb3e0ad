import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { atEnd } from '../../support/atEnd'
import { takeConsole } from '../../support/console'
import { listings } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

function replace(target: object, name: string, descriptor: PropertyDescriptor) {
  Object.defineProperty(target, name, { ...descriptor, configurable: true })
  atEnd(() => {
    Reflect.deleteProperty(target, name)
  })
}

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError')
}

it.each([
  [
    'refused',
    () => replace(document, 'cookie', { get: refuse, set: refuse }),
    'SecurityError: Access is denied.',
  ],
  [
    'turned off',
    () => replace(navigator, 'cookieEnabled', { value: false }),
    'Error: cookies are turned off',
  ],
])(
  'with cookies %s results show, and items are saved for this page; told once',
  async (_, block, why) => {
    block()
    const wire = openWire()
    await visit(searchElement(mountPoints('results')))
    await wire.answer(anAnswer())
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(listings.length)
    const [flag] = await screen.findAllByRole('button', { name: 'Flag' })
    expect(flag).toHaveAttribute('aria-pressed', 'false')
    await aVisitor().click(flag!)
    expect(flag).toHaveAttribute('aria-pressed', 'true')
    expect(takeConsole()).toEqual([
      `warn: Vitrine: saved items are forgotten with this page, since cookies cannot be used (${why}).`,
    ])
  },
)
