import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { TestCounts } from './testCounts'

/**
 * Runs browser tests on the demo with a real Solr behind it.
 * @param url the core of the listings
 * @param specs paths of the test files; none means all
 * @throws Error when one of the files does not exist
 */
export async function runBrowser(url: string, specs: readonly string[]): Promise<TestCounts> {
  const missing = specs.filter((spec) => !existsSync(spec))
  if (missing.length > 0) throw new Error(`No such browser tests: ${missing.join(', ')}`)
  if (!existsSync('dist/vitrine.js')) await runCommand('npm', ['run', '--silent', 'build'])
  console.log(`\nThe demo in Chromium, with Solr at ${url}`)
  const { text, code } = await runCommand('npm', ['run', '--silent', 'browser', '--', ...specs], {
    SOLR_URL: url,
  })
  const count = (word: string): number =>
    Number(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm').exec(text)?.[1] ?? 0)
  const failed = count('failed') + count('did not run') + count('interrupted')
  // A run that ends with an error but without a count has failed too.
  return { passed: count('passed'), failed: code === 0 ? failed : Math.max(1, failed) }
}

/** Runs a command, prints its output and returns it. */
async function runCommand(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ text: string; code: number | null }> {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (part) => {
    text += part
    process.stdout.write(part)
  })
  const [code]: (number | null)[] = await once(child, 'close')
  return { text, code: code ?? null }
}
