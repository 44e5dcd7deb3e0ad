import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { lakeCabin } from '../../../support/listings'
import { aMoment } from '../../../support/time'
import { arrive, buttons, counted, message, press } from './helpPage'

const template = (inside: string, attributes = 'data-vitrine-nothing_found') =>
  `<div data-vitrine="results" ${attributes}><template data-vitrine-template="empty">${inside}</template></div>`
const list = () => document.querySelectorAll('.vitrine-nothing-found')

describe('the place of the help', () => {
  it('is a mount point anywhere in the search, without the option', async () => {
    const { wire, visitor } = await arrive({
      fragment: 'fq=city:Bend',
      inside:
        '<aside><div data-vitrine="nothing-found"></div></aside><div data-vitrine="results"></div>',
    })
    await wire.answer(counted(0, { f0: 7 }))
    expect(buttons()).toEqual(['Remove City: Bend 7 results'])
    expect(document.querySelector('aside')).toContainElement(press(/Bend 7/))
    expect(message()).not.toContainElement(press(/Bend 7/))
    await visitor.click(press(/Bend 7/))
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus()
  })

  it('keeps the focus where the search has no results on the page', async () => {
    const { wire, visitor } = await arrive({
      fragment: 'fq=city:Bend',
      inside: '<div data-vitrine="nothing-found"></div>',
    })
    await wire.answer(counted(0, { f0: 7 }))
    await visitor.click(press(/Bend 7/))
    expect(list()[0]).toHaveFocus()
  })

  it('is counted once for two of them', async () => {
    const { wire } = await arrive({
      fragment: 'fq=city:Bend',
      inside:
        '<div data-vitrine="nothing-found"></div><div data-vitrine="results" data-vitrine-nothing_found></div>',
    })
    expect(wire.waiting()).toHaveLength(1)
    await wire.answer(counted(0, { f0: 7 }))
    expect(buttons()).toHaveLength(2)
    await aMoment()
    expect(wire.waiting()).toEqual([])
  })

  it('is behind a template of the themer', async () => {
    const { wire } = await arrive({ fragment: 'fq=city:Bend', inside: template('<p>Nothing!</p>') })
    await wire.answer(counted(0, { f0: 7 }))
    const [help] = list()
    expect(help?.previousElementSibling).toHaveTextContent('Nothing!')
    expect(message()).toBeNull()
    expect(list()).toHaveLength(1)
  })

  it('is where a template of the themer has the widget', async () => {
    const { wire } = await arrive({
      fragment: 'fq=city:Bend',
      inside: template(
        '<section><h3>Nothing!</h3><div data-vitrine="nothing-found"></div><p>Call us</p></section>',
      ),
    })
    expect(wire.waiting()).toHaveLength(1)
    await wire.answer(counted(0, { f0: 7 }))
    const [help, ...others] = list()
    expect(others).toEqual([])
    expect(help?.previousElementSibling).toHaveTextContent('Nothing!')
    expect(help?.nextElementSibling).toHaveTextContent('Call us')
    expect(buttons()).toEqual(['Remove City: Bend 7 results'])
  })

  it.each([
    ['is not written', ''],
    ['is off', 'data-vitrine-nothing_found="false"'],
    ['cannot be read', 'data-vitrine-nothing_found="often"'],
  ])('tells of a place in a template that stays empty, since the option %s', async (_, option) => {
    const { wire } = await arrive({
      fragment: 'fq=city:Bend',
      inside: template('<p>Nothing!</p><div data-vitrine="nothing-found"></div>', option),
    })
    await aMoment()
    expect(wire.waiting()).toEqual([])
    const told = takeConsole().filter((line) => line.includes('stays empty'))
    expect(told).toEqual([
      expect.stringMatching(
        /^warn: Vitrine: results .*, template "empty": <div data-vitrine="nothing-found"> stays empty, since the option nothing_found of results is off\. Write data-vitrine-nothing_found at the results\./,
      ),
    ])
  })

  it('has no place to tell of where the option is on by the settings of the page', async () => {
    await arrive({
      fragment: 'fq=city:Bend',
      inside: `<script type="application/json" data-vitrine-settings>{"results": {"nothing_found": true}}</script>${template('<div data-vitrine="nothing-found"></div>', '')}`,
    })
    await aMoment()
    expect(takeConsole()).toEqual([])
  })

  it('is nowhere without the option', async () => {
    const { wire } = await arrive({
      fragment: 'fq=city:Bend',
      inside: '<div data-vitrine="results" data-vitrine-nothing_found="false"></div>',
    })
    expect(wire.waiting()).toEqual([])
    expect(list()).toHaveLength(0)
    expect(message()).toHaveTextContent('No results found')
  })

  it('tells of an option that is none', async () => {
    await arrive({
      inside: '<div data-vitrine="results" data-vitrine-nothing_found="often"></div>',
    })
    expect(takeConsole().join()).toContain('nothing_found must be true or false, got "often"')
    expect(message()).toHaveTextContent('No results found')
  })
})

describe('results with cards of listings', () => {
  it('have help, too, beside the option of the cards', async () => {
    const inside =
      '<div data-vitrine="results" data-vitrine-card="listing" data-vitrine-nothing_found></div>'
    const { wire, visitor } = await arrive({ fragment: 'fq=city:Bend', inside })
    await wire.answer(counted(0, { f0: 7 }))
    await visitor.click(press(/Bend 7/))
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(document.querySelector('.vitrine-card--listing')).not.toBeNull()
  })
})
