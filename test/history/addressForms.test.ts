describe('the form of an address', () => {
  it('loads once for all that wait: a component boots before its widgets adopt what a server has rendered', async () => {
    await jest.isolateModulesAsync(async () => {
      const { addressForm, loadAddressForm } = await import('../../src/history/addressForms')
      const loading = loadAddressForm('query')
      expect(loading).not.toBeNull()
      expect(loadAddressForm('query')).toBe(loading)
      await loading
      expect(loadAddressForm('query')).toBeNull()
      expect(addressForm('query')).not.toBe(addressForm('fragment'))
    })
  })

  it('has nothing to load for the fragment', async () => {
    await jest.isolateModulesAsync(async () => {
      const { loadAddressForm } = await import('../../src/history/addressForms')
      expect(loadAddressForm('fragment')).toBeNull()
    })
  })
})
