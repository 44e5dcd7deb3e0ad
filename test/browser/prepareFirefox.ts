import { findFirefox } from '../support/findFirefox'
import { prepareEngine } from '../support/prepareEngine'

prepareEngine({
  name: 'Firefox',
  isThere: () => findFirefox() !== null,
  packages: ['firefox-esr'],
  download: 'firefox',
})
console.log(`Browser: ${findFirefox()?.executable}`)
