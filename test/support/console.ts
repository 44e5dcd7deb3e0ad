import { format } from 'node:util'

type Level = 'error' | 'warn' | 'log' | 'info'
const LEVELS: readonly Level[] = ['error', 'warn', 'log', 'info']

let lines: string[] = []

/**
 * Returns the console output since the last call, as `error: text`, without elements.
 * A test takes the lines that it expects; any other line fails the test.
 */
export function takeConsole(): readonly string[] {
  const taken = lines
  lines = []
  return taken
}

/** Captures the console of every test, and fails a test with unexpected output. */
export function watchConsole(): void {
  beforeEach(() => {
    lines = []
    for (const level of LEVELS) {
      jest.spyOn(console, level).mockImplementation((...args: readonly unknown[]) => {
        lines.push(`${level}: ${format(...args.filter((one) => !isElement(one)))}`)
      })
    }
  })
  afterEach(() => {
    const unexpected = takeConsole()
    for (const level of LEVELS) {
      const spied: unknown = console[level]
      if (jest.isMockFunction(spied)) spied.mockRestore()
    }
    if (unexpected.length > 0)
      throw new Error(`Unexpected output on the console:\n${unexpected.join('\n')}`)
  })
}

function isElement(value: unknown): boolean {
  return typeof Element !== 'undefined' && value instanceof Element
}
