import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConfigSchema } from '../src/config/decode'
import { searchSchema } from '../src/search/config'
import { instantConfig } from '../widgets/search/instant/instantConfig'

interface ConfigModule {
  readonly name: string
  readonly config: ConfigSchema
}

/**
 * Reads the configuration schema of every widget, by its name, from the `config.ts` of its folder.
 * @param root the folder of the repository.
 */
export async function readConfigSchemas(
  root: string,
): Promise<Readonly<Record<string, ConfigSchema>>> {
  const paths = await readdir(join(root, 'widgets'), { recursive: true })
  const modules = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/config.ts'))
    .sort()
    .map(async (path): Promise<ConfigModule> => import(`../widgets/${path}`))
  const widgets = await Promise.all(modules)
  return {
    search: searchSchema,
    ...Object.fromEntries(widgets.map(({ name, config }) => [name, config])),
    // With the option that loads later.
    'search-box': instantConfig,
  }
}
