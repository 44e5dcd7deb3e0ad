import '@testing-library/jest-dom'
import { watchConsole } from './console'
import { installDialog } from './dialog'
import { runTestEnd } from './onTestEnd'
import { installScreen } from './screenWidth'
import { installViewport } from './viewport'

/** No test waits for time to pass; a busy machine may need long for a whole page all the same. */
jest.setTimeout(30_000)

afterEach(runTestEnd)
watchConsole()
if (typeof window !== 'undefined') {
  installDialog()
  installScreen()
  installViewport()
}
