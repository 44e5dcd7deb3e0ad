import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export interface Program {
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** Starts a program with a pipe on its third file descriptor. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Program {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  return {
    process: child,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** Starts a virtual screen. @returns it with its name for DISPLAY. */
export async function startScreen(): Promise<{ readonly program: Program; readonly name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const program = startProgram('Xvfb', args)
  for await (const line of createInterface({ input: program.process.stdio[3] as Readable }))
    return { program, name: `:${line}` }
  throw new Error('Xvfb did not start')
}
