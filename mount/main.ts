import './styles/index.css'
import { VERSION } from './app/version'
import { globalValue, readyState } from './browser/dom'
import { start } from './start'

/** A second copy of the script does not start; which one runs is told with both versions. */
function run(): void {
  const other = globalValue('Vitrine')
  if (typeof other === 'object' && other !== null && 'version' in other) {
    console.error(
      `Vitrine ${VERSION} does not start: version ${String(other.version)} runs on this page already. Load the script once.`,
    )
    return
  }
  Object.defineProperty(window, 'Vitrine', {
    value: start(VERSION),
    configurable: true,
    enumerable: true,
  })
}

if (readyState() === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
else run()
