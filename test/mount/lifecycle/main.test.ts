import { version } from '../../../package.json'
import { takeConsole } from '../../support/console'

/** Runs the script, as its tag does. */
function loadScript() {
  jest.isolateModules(() => {
    require('../../../mount/main')
  })
}

const vitrine = () => (window as { Vitrine?: { version: string } }).Vitrine

afterEach(() => {
  Reflect.deleteProperty(window, 'Vitrine')
  document.body.innerHTML = ''
})

describe('the script', () => {
  it('puts one object at window.Vitrine', () => {
    loadScript()
    expect(vitrine()).toEqual({
      version,
      attach: expect.any(Function),
      captions: {
        show: expect.any(Function),
        toBlock: expect.any(Function),
        toShortcode: expect.any(Function),
      },
      detach: expect.any(Function),
      bus: { on: expect.any(Function), emit: expect.any(Function) },
      modal: {
        open: expect.any(Function),
        close: expect.any(Function),
        closeAll: expect.any(Function),
        onClose: expect.any(Function),
      },
      getState: expect.any(Function),
      doctor: expect.any(Function),
    })
  })

  it('does not start a second time, and reports both versions', () => {
    loadScript()
    const first = vitrine()
    loadScript()
    expect(vitrine()).toBe(first)
    expect(takeConsole()).toEqual([
      `error: Vitrine ${version} does not start: version ${version} runs on this page already. Load the script once.`,
    ])
  })

  it('starts beside an element whose id is Vitrine', () => {
    document.body.innerHTML = '<form id="Vitrine"></form>'
    loadScript()
    expect(vitrine()?.version).toBe(version)
  })

  it('waits until the page has been parsed', () => {
    const state = jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading')
    loadScript()
    expect(vitrine()).toBeUndefined()
    state.mockRestore()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(vitrine()?.version).toBe(version)
  })
})
