import '@testing-library/jest-dom'
import { endTest } from './atEnd'
import { watchConsole } from './console'
import { installDialog } from './dialog'
import { installScreen } from './screenWidth'
import { installViewport } from './viewport'

/** No test waits for time to pass; a busy machine may need long for a whole page all the same. */
jest.setTimeout(30_000)

afterEach(endTest)
watchConsole()
if (typeof window !== 'undefined') {
  installDialog()
  installScreen()
  installViewport()
}
