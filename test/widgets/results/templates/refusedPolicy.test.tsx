import { screen } from '@testing-library/react'
import { renderCard } from '../card/renderCard'

const page = globalThis as { trustedTypes?: unknown }

beforeAll(() => {
  page.trustedTypes = {
    createPolicy() {
      throw new TypeError('Refused to create a TrustedTypePolicy named "vitrine"')
    },
  }
})

afterAll(() => {
  delete page.trustedTypes
})

describe('where the page refuses our Trusted Types policy', () => {
  it("shows a field's HTML as plain text, and throws nothing", async () => {
    await import('../../../../widgets/shared/templates/sanitise')
    const { html } = renderCard('<div data-vitrine-html="x"></div>', { x: '<b>lake</b> &amp; sea' })
    await screen.findByText('lake & sea')
    await new Promise((loaded) => setTimeout(loaded))
    expect(html()).toBe('<div>lake &amp; sea</div>')
  })
})
