import './styles/index.css'
import { version } from '../package.json'
import { whenStartable } from './app/whenStartable'
import { globalValue } from './browser/dom'
import { start } from './start'

/** A second copy of the script does not start; it reports both versions. */
function run(): void {
  const other = globalValue('Vitrine')
  if (typeof other === 'object' && other !== null && 'version' in other) {
    console.error(
      `Vitrine ${version} does not start: version ${String(other.version)} runs on this page already. Load the script once.`,
    )
    return
  }
  Object.defineProperty(window, 'Vitrine', {
    value: start(version),
    configurable: true,
    enumerable: true,
  })
}

whenStartable(run)
