import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PURPOSES } from '../../src/consent/purpose'
import { ROOT } from './reference'

const source = readFileSync(join(ROOT, 'src/bus/events.ts'), 'utf8').replace(
  /\/\*\*[\s\S]*?\*\//g,
  '',
)

/** The keys of what each event or command carries, those that may be missing with a question mark. */
export function payloadKeys(type: 'BusEvents' | 'BusCommands'): Readonly<Record<string, string[]>> {
  const from = source.indexOf(`interface ${type} {`)
  const body = source.slice(from, source.indexOf('\n}\n', from))
  const entries = body.matchAll(/^ {2}'([\w:-]+)': ([\s\S]*?)(?=\n {2}'|$(?![\s\S]))/gm)
  return Object.fromEntries([...entries].map(([, name = '', shape = '']) => [name, keysOf(shape)]))
}

function keysOf(shape: string): string[] {
  const keys = [...shape.matchAll(/readonly (\w+\??):/g)].map(([, key = '']) => key)
  const purposes = /\bConsent\b/.test(shape) ? PURPOSES : []
  const answers = /\bConsentAnswers\b/.test(shape) ? PURPOSES.map((one) => `${one}?`) : []
  return [...purposes, ...answers, ...keys]
}
