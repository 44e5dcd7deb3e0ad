import { fireEvent } from '@testing-library/react'
import {
  active,
  box,
  chosen,
  list,
  option,
  options,
  recordEvents,
  sent,
  theSelect,
  visitDropdown,
} from '../../../support/dropdown'
import { onTestEnd } from '../../../support/onTestEnd'
import { change } from '../../../support/page'
import { required } from '../../../support/required'
import { aMoment } from '../../../support/time'

const cities = `
  <form>
    <label for="city">City</label>
    <select id="city" name="city" data-vitrine="dropdown">
      <option value="">Choose a city</option>
      <option value="bern">Bern</option>
      <option value="zurich" selected>Zürich</option>
      <option value="chur" disabled>Chur</option>
      <option value="lugano">Lugano</option>
    </select>
    <button>Send</button>
  </form>`

describe('a select as a dropdown', () => {
  it('is a combobox with the select’s name and value; the select stays the form’s field', async () => {
    await visitDropdown(cities)
    expect(box('City')).toHaveValue('Zürich')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box()).toHaveAttribute('aria-autocomplete', 'list')
    expect(list()).toBeNull()
    expect(theSelect()).toHaveAttribute('aria-hidden', 'true')
    expect(theSelect()).toHaveAttribute('tabindex', '-1')
    expect(sent()).toBe('city=zurich')
  })

  it('opens on a press with all options, the selected one active', async () => {
    const { visitor } = await visitDropdown(cities)
    await visitor.click(box())
    expect(options()).toEqual(['Choose a city', 'Bern', 'Zürich', 'Chur', 'Lugano'])
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAttribute('aria-controls', list()?.id)
    expect(chosen()).toEqual(['Zürich'])
    expect(active()).toBe('Zürich')
    expect(option('Chur')).toHaveAttribute('aria-disabled', 'true')
    expect(option('Lugano')).toHaveAttribute('aria-posinset', '5')
  })

  it('filters by the typed term without case and accents, and Enter chooses the first option', async () => {
    const { visitor } = await visitDropdown(cities)
    const heard = recordEvents('input', 'change')
    await visitor.click(box())
    await visitor.keyboard('lu')
    expect(options()).toEqual(['Lugano'])
    expect(active()).toBe('Lugano')
    await visitor.keyboard('{Enter}')
    expect(list()).toBeNull()
    expect(box()).toHaveValue('Lugano')
    expect(box()).toHaveFocus()
    expect(sent()).toBe('city=lugano')
    expect(heard).toEqual(['input select lugano', 'change select lugano'])
  })

  it('chooses an option on a press; a press on the selected one changes nothing', async () => {
    const { visitor } = await visitDropdown(cities)
    const heard = recordEvents('change')
    await visitor.click(box())
    await visitor.click(option('Bern'))
    await visitor.click(box())
    await visitor.click(option('Bern'))
    expect(box()).toHaveValue('Bern')
    expect(heard).toEqual(['change select bern'])
  })

  it('does not choose a disabled option', async () => {
    const { visitor } = await visitDropdown(cities)
    await visitor.click(box())
    await visitor.keyboard('{ArrowDown}')
    expect(active()).toBe('Lugano')
    await visitor.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toBe('Bern')
    await visitor.click(option('Chur'))
    await visitor.clear(box())
    await visitor.keyboard('chur{Enter}')
    expect(sent()).toBe('city=zurich')
  })

  it('shows its empty option as a placeholder, and can be cleared', async () => {
    const { visitor } = await visitDropdown(cities)
    await visitor.click(box())
    await visitor.click(option('Choose a city'))
    expect(box()).toHaveValue('')
    expect(box()).toHaveAttribute('placeholder', 'Choose a city')
    expect(sent()).toBe('city=')
  })

  it('shows the selected option again after a blur or Escape', async () => {
    const { visitor } = await visitDropdown(cities)
    for (const leave of ['{Escape}', '{Tab}']) {
      await visitor.click(box())
      await visitor.keyboard(`be${leave}`)
      expect(list()).toBeNull()
      expect(box()).toHaveValue('Zürich')
    }
    await visitor.click(box())
    await visitor.keyboard('be')
    await visitor.click(document.body)
    expect(list()).toBeNull()
    expect(sent()).toBe('city=zurich')
  })

  it('hides the typed term from the page’s scripts, and does not submit the form', async () => {
    const { visitor } = await visitDropdown(cities)
    const heard = recordEvents('input', 'change', 'submit')
    await visitor.click(box())
    await visitor.keyboard('xyz{Enter}{Escape}{Enter}{Tab}')
    expect(heard).toEqual([])
    expect(box()).toHaveValue('Zürich')
  })

  it('announces that nothing is found, and how many options are', async () => {
    const { visitor } = await visitDropdown(cities)
    await visitor.click(box())
    await visitor.keyboard('xyz')
    expect(document.querySelector('.vitrine-dropdown__note')).toHaveTextContent('No results found')
    expect(list()).toBeNull()
    expect(box()).toHaveAttribute('aria-expanded', 'true')
  })

  it('gets the focus when the select would: by its label, by a script', async () => {
    const { visitor } = await visitDropdown(cities)
    await visitor.click(document.querySelector('label') as Element)
    expect(box()).toHaveFocus()
    await change(() => box().blur())
    await change(() => theSelect().focus())
    expect(box()).toHaveFocus()
  })

  it('follows a script that sets the value, also with jQuery’s event only', async () => {
    const jQuery = jest.requireActual('jquery')
    Object.assign(window, { jQuery })
    onTestEnd(() => void Reflect.deleteProperty(window, 'jQuery'))
    await visitDropdown(cities)
    await change(() => {
      required(theSelect().options[1]).selected = true
      theSelect().dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(box()).toHaveValue('Bern')
    await change(() => jQuery(theSelect()).val('lugano').trigger('change'))
    expect(box()).toHaveValue('Lugano')
  })

  it('follows a script that changes the options, also while it is open', async () => {
    const { visitor } = await visitDropdown(cities)
    await visitor.click(box())
    await change(() => theSelect().add(new Option('Sion', 'sion')))
    expect(options()).toContain('Sion')
    await change(() => theSelect().replaceChildren(new Option('Genève', 'geneve')))
    expect(options()).toEqual(['Genève'])
    await visitor.keyboard('{Escape}')
    expect(box()).toHaveValue('Genève')
  })

  it('is disabled with its select, or with the fieldset around it', async () => {
    const { visitor } = await visitDropdown(`<fieldset>${cities}</fieldset>`)
    await change(() => theSelect().setAttribute('disabled', ''))
    expect(box()).toBeDisabled()
    await change(() => theSelect().removeAttribute('disabled'))
    await visitor.click(box())
    await change(() => document.querySelector('fieldset')?.setAttribute('disabled', ''))
    expect(box()).toBeDisabled()
    expect(list()).toBeNull()
  })

  it('shows that a required value is missing, until one is chosen', async () => {
    const { visitor } = await visitDropdown(cities.replace('<select', '<select required'))
    expect(box()).toHaveAttribute('aria-required', 'true')
    await visitor.click(box())
    await visitor.click(option('Choose a city'))
    await change(() => document.querySelector('form')?.reportValidity())
    expect(box()).toHaveAttribute('aria-invalid', 'true')
    expect(box()).toHaveAccessibleDescription('Constraints not satisfied')
    await visitor.click(box())
    await visitor.click(option('Bern'))
    expect(box()).not.toHaveAttribute('aria-invalid')
    expect(box()).not.toHaveAccessibleDescription()
  })

  it('shows groups with their labels', async () => {
    const { visitor } = await visitDropdown(`<label>City <select data-vitrine="dropdown">
      <optgroup label="Lakes"><option>Lugano</option><option>Zug</option></optgroup>
      <optgroup label="Hills" disabled><option>Chur</option></optgroup>
      <option>Elsewhere</option></select></label>`)
    expect(box('City')).toHaveValue('Lugano')
    await visitor.click(box())
    const groups = [...document.querySelectorAll('[role="group"]')]
    expect(groups.map((one) => one.getAttribute('aria-label'))).toEqual(['Lakes', 'Hills'])
    expect(option('Chur')).toHaveAttribute('aria-disabled', 'true')
    await visitor.keyboard('else{Enter}')
    expect(box()).toHaveValue('Elsewhere')
  })

  it('distinguishes two options with the same value', async () => {
    const { visitor } = await visitDropdown(
      `<select aria-label="Size" data-vitrine="dropdown"><option value="s">Small</option><option value="s">Tiny</option></select>`,
    )
    await visitor.click(box('Size'))
    await visitor.click(option('Tiny'))
    expect(box()).toHaveValue('Tiny')
    expect(theSelect().selectedIndex).toBe(1)
  })

  it('restores the select when it is detached', async () => {
    const { page, visitor } = await visitDropdown(cities)
    await visitor.click(box())
    await visitor.click(option('Bern'))
    await change(() => page.detach())
    expect(document.querySelector('[data-vitrine-root]')).toBeNull()
    expect(theSelect().getAttributeNames()).toEqual(['id', 'name', 'data-vitrine'])
    expect(Object.hasOwn(theSelect(), 'value')).toBe(false)
    expect(sent()).toBe('city=bern')
    await change(() => page.attach())
    await aMoment()
    expect(box('City')).toHaveValue('Bern')
  })

  it('is inserted after its select, anywhere in its mount point', async () => {
    await visitDropdown(
      `<div data-vitrine="dropdown">${cities.replace('data-vitrine="dropdown"', '')}</div>`,
    )
    expect(theSelect().nextElementSibling).toHaveAttribute('data-vitrine-root')
    expect(document.querySelectorAll('[data-vitrine-root]')).toHaveLength(1)
    expect(box('City')).toBeVisible()
    expect(document.querySelector('label')).toBeVisible()
  })

  it('ignores keys of an input method that is composing', async () => {
    const { visitor } = await visitDropdown(cities)
    await visitor.click(box())
    await visitor.keyboard('lu')
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    expect(sent()).toBe('city=zurich')
  })
})
