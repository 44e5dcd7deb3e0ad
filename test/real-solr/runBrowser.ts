import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Tally } from './tally'

/**
 * Runs browser tests on the demo, answered by a real Solr.
 * @param url of the listings there
 * @param specs which files; none means all
 */
export async function runBrowser(url: string, specs: readonly string[]): Promise<Tally> {
  if (!existsSync('dist/vitrine.js')) await say('npm', ['run', '--silent', 'build'])
  console.log(`\nThe demo in Chromium, answered by ${url}`)
  const { text, code } = await say('npm', ['run', '--silent', 'browser', '--', ...specs], {
    SOLR_URL: url,
  })
  const count = (word: string): number =>
    Number(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm').exec(text)?.[1] ?? 0)
  const failed = count('failed') + count('did not run') + count('interrupted')
  // Whatever ends badly without a count has failed too.
  return { passed: count('passed'), failed: code === 0 ? failed : Math.max(1, failed) }
}

/** Runs a command, shows what it says, and keeps it. */
async function say(
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
