import { spawn } from 'node:child_process'

interface StepResult {
  /** Exit code; null when a signal ended the step. */
  readonly status: number | null
  readonly seconds: number
  /** The last lines of its output, where test runners sum up what failed. */
  readonly lastLines: string
}

const SHOWN_LINES = 100

/** Runs an npm script, and shows its output as it comes. */
export function runStep(script: string): Promise<StepResult> {
  const started = performance.now()
  // A pipe is no terminal: without this variable the colors would be lost on a terminal, too.
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: true,
    env,
  })
  let output = ''
  const collect = (chunk: Buffer, stream: NodeJS.WriteStream): void => {
    stream.write(chunk)
    output = (output + chunk.toString()).split('\n').slice(-SHOWN_LINES).join('\n')
  }
  child.stdout.on('data', (chunk: Buffer) => collect(chunk, process.stdout))
  child.stderr.on('data', (chunk: Buffer) => collect(chunk, process.stderr))
  return new Promise((resolve) => {
    child.on('close', (status) => {
      resolve({ status, seconds: (performance.now() - started) / 1000, lastLines: output.trim() })
    })
  })
}
