import { nearest } from '../../src/config/nearest'
import type { Diagnostics } from './diagnostics'
import type { Mistakes } from './findMistakes'

/** Reports what looks as if it were meant for us, each thing once. */
export function reportMistakes(
  { attributes, hosts, settings, answers }: Mistakes,
  diagnostics: Diagnostics,
): void {
  for (const [name, element] of attributes) {
    const right = rightName(name)
    if (!right) continue
    diagnostics.warn(
      `${name} is not an attribute of Vitrine and is ignored. Did you mean "${right}"?`,
      element,
    )
  }
  for (const host of hosts) {
    diagnostics.warn(
      `<${host.localName}> holds mount points in its shadow root, where they are not mounted. Put them into the page itself, such as into a slot of <${host.localName}>.`,
      host,
    )
  }
  for (const script of settings) {
    diagnostics.error(
      'the page settings in this <script data-vitrine-settings> came when Vitrine had started, so they are ignored. Put them before the script.',
      script,
    )
  }
  for (const script of answers) {
    diagnostics.warn(
      'this <script data-vitrine-answer> stands in no search component, so it is not used. Put it into the element with data-vitrine="search" that it answers.',
      script,
    )
  }
}

/** The attribute of ours that a misspelled one most likely means, such as `data-vitirne-field`; null for none. */
function rightName(name: string): string | null {
  const [, word = '', option = ''] = /^data[-_]?(vitrine|[a-z]+)[-_.:]?(.*)$/.exec(name) ?? []
  const right = option ? `data-vitrine-${option}` : 'data-vitrine'
  return name !== right && nearest(word, ['vitrine']) ? right : null
}
