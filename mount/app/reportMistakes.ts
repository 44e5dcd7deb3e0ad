import type { Diagnostics } from './diagnostics'
import type { Mistakes } from './findMistakes'

/** Reports what looks as if it were meant for us, each thing once. */
export function reportMistakes(
  { attributes, hosts, settings }: Mistakes,
  diagnostics: Diagnostics,
): void {
  for (const [name, [right, element]] of attributes) {
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
}
