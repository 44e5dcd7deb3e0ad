import { format } from 'node:util'

type Level = 'error' | 'warn' | 'log' | 'info'
const LEVELS: readonly Level[] = ['error', 'warn', 'log', 'info']

let lines: string[] = []

/**
 * What was written on the console since the last call, as `error: text`; elements are left out.
 * A test that expects a line takes it; a line that nobody took fails the test.
 */
export function takeConsole(): readonly string[] {
  const taken = lines
  lines = []
  return taken
}

/** Catches every test's console, and fails the test whose console nobody expected. */
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
