import '@testing-library/jest-dom'
import { watchConsole } from './console'
import { installDialog } from './dialog'
import { runTestEnd } from './onTestEnd'
import { installScreen } from './screenWidth'
import { installViewport } from './viewport'

/** Tests do not wait for real time, but a busy machine can need long for a whole page. */
jest.setTimeout(30_000)

afterEach(runTestEnd)
watchConsole()
if (typeof window !== 'undefined') {
  installDialog()
  installScreen()
  installViewport()
}
