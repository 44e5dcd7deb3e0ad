import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** The notice for one package. */
export interface Notice {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly text: string
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/
const BUNDLER = dirname(createRequire(import.meta.url).resolve('rolldown/package.json'))
const PERMISSIVE = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/

/**
 * Writes THIRD-PARTY-NOTICES.txt with the licence of every package that has a module in the bundle, as the
 * module graph says.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'vitrine:third-party-notices',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const folders = new Set<string>()
      for (const id of chunks.flatMap((chunk) => Object.keys(chunk.modules))) {
        // The bundler adds helpers of its runtime.
        if (id.includes('rolldown/runtime')) folders.add(BUNDLER)
        const folder = PACKAGE_FOLDER.exec(id)?.[0]
        if (folder && !id.startsWith('\0')) folders.add(folder)
      }
      this.emitFile({
        type: 'asset',
        fileName: 'THIRD-PARTY-NOTICES.txt',
        source: noticesText([...folders].map(readNotice)),
      })
    },
  }
}

function readNotice(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  const path = file ? join(folder, file) : ''
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  return { name, version, license: license ?? 'see its text', text }
}

/** The text of the file: unusual licences first, then each package's licence. */
export function noticesText(notices: readonly Notice[]): string {
  const sorted = [...notices].sort((a, b) => (a.name < b.name ? -1 : 1))
  const unusual = sorted.filter(({ license }) => !PERMISSIVE.test(license))
  const lines = ['Vitrine holds code of the packages below, each under its own licence.', '']
  if (unusual.length > 0) {
    lines.push('Not under one of the common permissive licences:')
    for (const { name, version, license } of unusual) lines.push(`  ${name} ${version}: ${license}`)
    lines.push(
      'They are part of vitrine.js. The ES modules load them only where a page shows a map.',
    )
    lines.push('')
  }
  for (const { name, version, license, text } of sorted) {
    lines.push('-'.repeat(78), `${name} ${version} (${license})`, '')
    lines.push(text || `Its package holds no licence text; it declares ${license}.`, '')
  }
  return lines.join('\n')
}
