import {
  announcement,
  box,
  chip,
  chips,
  chosen,
  note,
  option,
  options,
  recordEvents,
  sent,
  theSelect,
  visitDropdown,
} from '../../../support/dropdown'
import { change } from '../../../support/page'
import { pass } from '../../../support/time'

const ANNOUNCE_DELAY_MS = 400

const tags = (attributes = '') => `
  <form>
    <label for="tags">Tags</label>
    <select id="tags" name="tag" multiple data-vitrine="dropdown" ${attributes}>
      <option value="lake" selected>Lake</option>
      <option value="hut">Hut</option>
      <option value="quiet" selected>Quiet</option>
      <option value="dogs">Dogs</option>
    </select>
  </form>`

describe('a multiple dropdown', () => {
  it('shows selected options as chips, and submits them as the select would', async () => {
    await visitDropdown(tags())
    expect(chips()).toEqual(['Lake', 'Quiet'])
    expect(box('Tags')).toHaveValue('')
    expect(sent()).toBe('tag=lake&tag=quiet')
  })

  it('stays open while options are chosen and removed', async () => {
    const { visitor } = await visitDropdown(tags())
    const heard = recordEvents('input', 'change')
    await visitor.click(box())
    expect(document.querySelector('[role="listbox"]')).toHaveAttribute('aria-multiselectable')
    await visitor.keyboard('do{Enter}')
    expect(options()).toEqual(['Lake', 'Hut', 'Quiet', 'Dogs'])
    expect(chosen()).toEqual(['Lake', 'Quiet', 'Dogs'])
    await visitor.click(option('Lake'))
    expect(chips()).toEqual(['Quiet', 'Dogs'])
    expect(sent()).toBe('tag=quiet&tag=dogs')
    expect(heard.map((one) => one.split(' ')[0])).toEqual(['input', 'change', 'input', 'change'])
    expect(announcement()).toBe('Lake is removed.')
  })

  it('removes an option by its chip’s button; the focus goes to the input', async () => {
    const { visitor } = await visitDropdown(tags())
    const heard = recordEvents('change')
    await visitor.click(chip('Lake'))
    expect(chips()).toEqual(['Quiet'])
    expect(box()).toHaveFocus()
    expect(heard).toEqual(['change select quiet'])
    expect(announcement()).toBe('Lake is removed.')
  })

  it('removes the last option by Backspace when nothing is typed', async () => {
    const { visitor } = await visitDropdown(tags())
    await visitor.click(box())
    await visitor.keyboard('x{Backspace}')
    expect(chips()).toEqual(['Lake', 'Quiet'])
    await visitor.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(chips()).toEqual([])
    expect(sent()).toBe('')
  })

  it('selects no more than its limit, and announces that (spec 5.8)', async () => {
    const { visitor } = await visitDropdown(tags('data-vitrine-max_selected="3"'))
    await visitor.click(box())
    expect(note()).toBeNull()
    await visitor.click(option('Dogs'))
    expect(note()).toBe('You can only select 3 items')
    await pass(ANNOUNCE_DELAY_MS)
    expect(announcement()).toBe('You can only select 3 items')
    expect(option('Hut')).toHaveAttribute('aria-disabled', 'true')
    await visitor.click(option('Hut'))
    await visitor.keyboard('hut{Enter}')
    expect(chips()).toEqual(['Lake', 'Quiet', 'Dogs'])
    await visitor.clear(box())
    await visitor.click(option('Lake'))
    expect(note()).toBeNull()
    await visitor.click(option('Hut'))
    expect(sent()).toBe('tag=hut&tag=quiet&tag=dogs')
  })

  it('can be disabled with all of its chips', async () => {
    await visitDropdown(tags())
    await change(() => {
      theSelect().disabled = true
    })
    expect(box()).toBeDisabled()
    expect(chip('Lake')).toBeDisabled()
    expect(sent()).toBe('')
  })
})

describe('a dropdown without a select', () => {
  const config = (more = {}) =>
    `<form><div data-vitrine="dropdown" data-vitrine-config='${JSON.stringify({
      label: 'City',
      name: 'city',
      options: [
        { value: 'bern', label: 'Bern' },
        { value: '__proto__', label: 'Chur', group: 'Hills' },
        { value: 'sion', label: 'Sion', disabled: true },
      ],
      ...more,
    })}'><a href="/cities">All cities</a></div></form>`

  it('adds a select to its form, empty at first', async () => {
    const { visitor } = await visitDropdown(config({ placeholder: 'Any' }))
    expect(box('City')).toHaveValue('')
    expect(box()).toHaveAttribute('placeholder', 'Any')
    expect(document.querySelector('a')).not.toBeVisible()
    expect(sent()).toBe('city=')
    const heard = recordEvents('change')
    await visitor.click(box())
    expect(options()).toEqual(['Bern', 'Chur', 'Sion'])
    await visitor.click(option('Chur'))
    expect(sent()).toBe('city=__proto__')
    expect(heard).toEqual(['change select __proto__'])
  })

  it('starts with the configured value', async () => {
    await visitDropdown(config({ value: ['bern', 'elsewhere'], multiple: true }))
    expect(chips()).toEqual(['Bern', 'elsewhere'])
    expect(sent()).toBe('city=bern&city=elsewhere')
  })

  it('can be required and disabled', async () => {
    await visitDropdown(config({ required: true }))
    expect(await change(() => document.querySelector('form')?.checkValidity())).toBe(false)
    expect(box()).toHaveAttribute('aria-invalid', 'true')
    await visitDropdown(config({ disabled: true }))
    expect(box()).toBeDisabled()
  })

  it.each([
    ['', 'Please enter 2 or more characters'],
    ['b', 'Please enter 1 or more characters'],
    ['be', null],
    ['berne', 'Please delete 1 character'],
    ['bernese', 'Please delete 3 characters'],
    ['zzz', 'No results found'],
  ])('shows what is wrong with “%s”: %s (spec 5.8)', async (text, message) => {
    const { visitor } = await visitDropdown(config({ min_length: 2, max_length: 4 }))
    await visitor.click(box())
    if (text) await visitor.keyboard(text)
    expect(note()).toBe(message)
    expect(options()).toEqual(message ? [] : ['Bern'])
    await pass(ANNOUNCE_DELAY_MS)
    expect(announcement()).toBe(message ?? '1 option')
  })

  it('uses the texts of the page settings', async () => {
    const settings = `<script type="application/json" data-vitrine-settings>
      {"messages": {"dropdown.none": "Nichts gefunden"}}</script>`
    const { visitor } = await visitDropdown(settings + config())
    await visitor.click(box())
    await visitor.keyboard('zzz')
    expect(note()).toBe('Nichts gefunden')
  })
})
