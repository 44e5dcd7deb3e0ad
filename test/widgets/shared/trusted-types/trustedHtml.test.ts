const page = globalThis as { trustedTypes?: unknown }

afterEach(() => {
  delete page.trustedTypes
})

async function onAFreshPage() {
  jest.resetModules()
  return import('../../../../widgets/shared/trusted-types/trustedHtml')
}

describe('trustedHtml', () => {
  it('returns the string in browsers without Trusted Types', async () => {
    const { trustedHtml } = await onAFreshPage()
    expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>')
  })

  it('creates one policy called vitrine on first use', async () => {
    const createPolicy = jest.fn((name, rules) => ({
      createHTML: (html: string) => ({ by: name, html: rules.createHTML(html) }),
    }))
    page.trustedTypes = { createPolicy }
    const { trustedHtml } = await onAFreshPage()
    expect(createPolicy).not.toHaveBeenCalled()
    expect(trustedHtml('<b>a</b>')).toEqual({ by: 'vitrine', html: '<b>a</b>' })
    expect(trustedHtml('<b>b</b>')).toEqual({ by: 'vitrine', html: '<b>b</b>' })
    expect(createPolicy).toHaveBeenCalledTimes(1)
  })

  it('returns the string when the page refuses the policy', async () => {
    page.trustedTypes = {
      createPolicy() {
        throw new TypeError('refused')
      },
    }
    const { trustedHtml } = await onAFreshPage()
    expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>')
  })

  it('works on a page that clobbers trustedTypes', async () => {
    page.trustedTypes = document.createElement('form')
    const { trustedHtml } = await onAFreshPage()
    const { htmlPolicy } = await import('../../../../widgets/shared/trusted-types/htmlPolicy')
    expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>')
    expect(htmlPolicy()).toBe('none')
  })
})
