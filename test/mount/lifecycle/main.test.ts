import { waitFor } from '@testing-library/react'
import { version } from '../../../package.json'
import { takeConsole } from '../../support/console'
import { onTestEnd } from '../../support/onTestEnd'
import { recordTraces } from '../../support/traces'

/** Runs the script, as its tag does. */
function loadScript() {
  jest.isolateModules(() => {
    require('../../../mount/main')
  })
}

const vitrine = () => (window as { Vitrine?: { version: string } }).Vitrine

let closeTab = () => {}

beforeEach(() => {
  closeTab = recordTraces()
})

afterEach(() => {
  closeTab()
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

  it('starts at once while the page is loading', () => {
    load()
    loadScript()
    expect(vitrine()?.version).toBe(version)
  })

  it('in the head starts when a mount point is finished', async () => {
    const endLoading = load()
    const body = document.body
    body.remove()
    loadScript()
    expect(vitrine()).toBeUndefined()
    document.documentElement.append(body)
    body.innerHTML = '<div data-vitrine="nothing">'
    await Promise.resolve()
    expect(vitrine()).toBeUndefined()
    body.append(' ')
    await Promise.resolve()
    expect(vitrine()?.version).toBe(version)
    endLoading()
    await waitFor(() => expect(takeConsole()[0]).toMatch(/got "nothing"/))
  })

  it('in the head of a page without mount points starts when the page has been parsed', () => {
    const endLoading = load()
    const body = document.body
    body.remove()
    loadScript()
    document.documentElement.append(body)
    expect(vitrine()).toBeUndefined()
    endLoading()
    expect(vitrine()?.version).toBe(version)
  })

  it('on Drupal 7 starts when its settings are there', async () => {
    load()
    const drupal = { settings: {}, behaviors: {} }
    Object.assign(window, { Drupal: drupal })
    loadScript()
    expect(vitrine()).toBeUndefined()
    Object.assign(drupal.settings, { basePath: '/' })
    document.body.append(document.createElement('script'))
    await Promise.resolve()
    expect(vitrine()?.version).toBe(version)
    expect(drupal.behaviors).toHaveProperty('vitrine')
    Reflect.deleteProperty(window, 'Drupal')
  })
})

/** Puts the page back to where the parser is at work. @returns what ends it. */
function load(): () => void {
  const state = jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading')
  onTestEnd(() => state.mockRestore())
  return () => {
    state.mockRestore()
    document.dispatchEvent(new Event('readystatechange'))
  }
}
