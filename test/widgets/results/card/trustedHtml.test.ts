const page = globalThis as { trustedTypes?: unknown }

afterEach(() => {
  delete page.trustedTypes
})

async function onAFreshPage() {
  jest.resetModules()
  return import('../../../../widgets/shared/trusted-types/trustedHtml')
}

describe('HTML that innerHTML is given', () => {
  it('is the string itself where the browser has no Trusted Types', async () => {
    const { trustedHtml } = await onAFreshPage()
    expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>')
  })

  it('comes from one policy called vitrine, made when first needed', async () => {
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

  it('is the string itself where the policy is refused, for the browser to judge', async () => {
    page.trustedTypes = {
      createPolicy() {
        throw new TypeError('refused')
      },
    }
    const { trustedHtml } = await onAFreshPage()
    expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>')
  })

  it('is not lost on a page that clobbers trustedTypes', async () => {
    page.trustedTypes = document.createElement('form')
    const { trustedHtml } = await onAFreshPage()
    const { htmlPolicy } = await import('../../../../widgets/shared/trusted-types/htmlPolicy')
    expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>')
    expect(htmlPolicy()).toBe('none')
  })
})
