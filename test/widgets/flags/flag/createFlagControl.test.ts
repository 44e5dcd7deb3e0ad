import { createFlagControl } from '../../../../widgets/flags/flag/createFlagControl'

const parts = { isFlagged: false, className: 'rs-flag', label: undefined, pressed: undefined }

/** A button of the CMS, outside the document. */
function buttonOf(html: string) {
  const button = document.createElement('button')
  button.innerHTML = html
  return button
}

describe('the text of a flag control', () => {
  it('is written into an empty button before it is in the document', () => {
    const button = buttonOf('')
    createFlagControl(button, false).show({ ...parts, text: 'Save' })
    expect(button).toHaveTextContent(/^Save$/)
  })

  it('is written into what a browser has put in its place', () => {
    const button = buttonOf('Flag <svg></svg>')
    const control = createFlagControl(button, false)
    const translation = document.createElement('font')
    translation.textContent = 'Merken'
    button.firstChild?.replaceWith(translation)
    control.show({ ...parts, text: 'Saved' })
    expect(button.innerHTML).toBe('<font>Saved</font><svg></svg>')
    control.restore()
    expect(button).toHaveTextContent(/^Flag$/)
  })
})
