import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { requestSolr } from '../../../demo/solr/requestSolr'
import { startSolr } from '../../../demo/solr/startSolr'
import { ROOT } from '../../cms/support/recipeFiles'

/** A real Solr with the plugin's schema, which can be stopped and started again with its data. */
export interface RealSolr {
  /** The address of the core. */
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** @param folder an empty one, for its settings and data */
export async function startRealSolr(folder: string): Promise<RealSolr> {
  const setup = join(folder, 'setup')
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  cpSync(join(ROOT, 'demo/solr/solr.xml'), join(setup, 'solr.xml'))
  cpSync(join(ROOT, 'cms/wordpress/solr/conf'), join(setup, 'configsets/wordpress/conf'), {
    recursive: true,
  })
  let running = await startSolr({ cloud: false, port: 0, setup, data })
  const { url } = running
  const port = Number(new URL(url).port)
  await requestSolr(`${url}/admin/cores?action=CREATE&name=wordpress&configSet=wordpress&wt=json`)
  let isRunning = true
  return {
    url: `${url}/wordpress`,
    async start() {
      if (isRunning) return
      running = await startSolr({ cloud: false, port, setup, data })
      isRunning = true
    },
    async stop() {
      if (!isRunning) return
      isRunning = false
      await running.stop()
    },
  }
}
