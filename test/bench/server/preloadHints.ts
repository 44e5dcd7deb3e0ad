import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The sections of the hints that the measured page needs. */
const SECTIONS = ['Every page', 'Any of the following', 'Results with your template']

/** The hints that the page copies into its head, as the build writes them. */
export async function preloadHints(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'modulepreload.html'), 'utf8')
  const sections = html
    .split('<!-- ')
    .filter((one) => SECTIONS.includes(one.split(' -->')[0] ?? ''))
  const links = sections.flatMap((one) => one.match(/<link[^>]*>/g) ?? [])
  return links.join('\n').replaceAll('/vitrine/', '/dist/')
}
