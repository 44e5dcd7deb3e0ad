import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocks } from './markdown'

/** The HTML examples of one page of the guide. @param root the repository's folder. */
export function guideExamples(root: string, name: string): readonly string[] {
  return blocks(readFileSync(join(root, `docs/guide/${name}.md`), 'utf8'), 'html')
}
