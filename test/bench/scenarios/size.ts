import { gzipSync } from 'node:zlib'
import { ALL_BUT_MODULES, type Scenario } from './scenario'

/** What the script weighs on the wire. */
export const size: Scenario = {
  name: 'size',
  contenders: ALL_BUT_MODULES,
  maxRuns: 1,
  async measure({ server }, contender) {
    const script = contender === 'modules' ? '' : server.scripts[contender]
    return [
      { row: 'script, gzip', unit: 'kB', value: gzipSync(script, { level: 9 }).length / 1000 },
    ]
  },
}
