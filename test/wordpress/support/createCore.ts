import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { classPath } from '../../../demo/solr/classPath'
import { ROOT } from '../../cms/support/recipeFiles'

/**
 * What `bin/solr create` of the guide does, by Solr's own command line.
 * @param address the address of a core of the same Solr
 * @param conf what is given as `-d`
 * @returns what it prints
 */
export function createCore(address: string, name: string, conf: string): string {
  const folder = join(ROOT, 'node_modules/.cache/vitrine-solr')
  const { stdout, stderr } = spawnSync(
    'java',
    [
      `-Dlog4j2.configurationFile=${join(ROOT, 'demo/solr/log4j2.xml')}`,
      `-Dsolr.log.dir=${join(folder, 'logs')}`,
      // Where the script looks for folders that -d names without their whole path.
      `-Dsolr.install.dir=${folder}`,
      ...['-cp', classPath(ROOT), 'org.apache.solr.cli.SolrCLI'],
      ...['create', '-c', name, '-d', conf, '--solr-url', new URL(address).origin],
    ],
    { encoding: 'utf8' },
  )
  return `${stdout}${stderr}`
}
