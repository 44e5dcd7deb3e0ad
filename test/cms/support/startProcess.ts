import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'

/** How long a server may take to start, in milliseconds. */
const START_TIMEOUT_MS = 60_000

/** How often a starting server is tried, in milliseconds. */
const RETRY_MS = 50

export interface RunningProcess {
  /** Ends the process and all that it started. */
  stop(): Promise<void>
}

/** Where a server listens: a port of this machine, or the path of a socket. */
type Address = number | string

/**
 * Starts a server in a process group of its own, and waits until it accepts connections.
 * @throws Error with its output when it ends before.
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  address: Address,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const env = { ...process.env, ...environment }
  const child = spawn(command, [...args], {
    detached: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output = (output + chunk).slice(-4000)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  child.on('error', (error) => read(Buffer.from(String(error))))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = () => {
    killGroup(child)
    return ended
  }
  const limit = Date.now() + START_TIMEOUT_MS
  while (!(await accepts(address))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > limit) {
      await stop()
      throw new Error(`${command} did not start: ${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  return { stop }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

function accepts(address: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket =
      typeof address === 'number' ? connect(address, '127.0.0.1') : connect({ path: address })
    const end = (accepted: boolean) => {
      socket.destroy()
      resolve(accepted)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
