import '@testing-library/jest-dom'
import { endTest } from './atEnd'
import { watchConsole } from './console'
import { installDialog } from './dialog'
import { installScreen } from './screenWidth'
import { installViewport } from './viewport'

afterEach(endTest)
watchConsole()
if (typeof window !== 'undefined') {
  installDialog()
  installScreen()
  installViewport()
}
