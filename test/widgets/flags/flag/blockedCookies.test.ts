import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { lakeCabin, listings } from '../../../support/listings'
import { onTestEnd } from '../../../support/onTestEnd'
import { aVisitor, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

function replace(target: object, name: string, descriptor: PropertyDescriptor) {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { ...descriptor, configurable: true })
  onTestEnd(() => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  })
}

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError')
}

it.each([
  ['refused', () => replace(document, 'cookie', { get: refuse, set: refuse })],
  ['forgotten', () => replace(document, 'cookie', { get: () => '', set() {} })],
])(
  'with cookies %s and localStorage blocked, results show and items are saved for the page, which is reported once',
  async (_, block) => {
    block()
    replace(window, 'localStorage', { get: refuse })
    const wire = openWire()
    await visit(searchElement(mountPoints('results')))
    await wire.answer(anAnswer())
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(listings.length)
    const flag = await screen.findByRole('button', { name: `Flag: ${lakeCabin.title}` })
    await aVisitor().click(flag)
    await aMoment()
    expect(flag).toHaveAccessibleName(`Unflag: ${lakeCabin.title}`)
    await aVisitor().click(flag)
    await aVisitor().click(flag)
    await aMoment()
    expect(flag).toHaveTextContent('Unflag')
    expect(takeConsole()).toEqual([
      'warn: Vitrine: saved items are forgotten with this page, since the browser takes neither cookies nor localStorage.',
    ])
  },
)
