import { onTestEnd } from './onTestEnd'
import { change } from './page'

/** Puts the page back to where the parser is at work. @returns what ends it. */
export function startLoading(): () => Promise<void> {
  const state = jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading')
  const end = () =>
    change(() => {
      state.mockRestore()
      document.dispatchEvent(new Event('readystatechange'))
    })
  onTestEnd(end)
  return end
}
