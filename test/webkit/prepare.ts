import { findExecutable } from '../support/findExecutable'
import { prepareEngine } from '../support/prepareEngine'

prepareEngine({
  name: 'WebKit with its driver and a virtual screen',
  isThere: () => ['WebKitWebDriver', 'Xvfb'].every((one) => findExecutable([one]) !== null),
  packages: ['webkit2gtk-driver', 'xvfb'],
})
