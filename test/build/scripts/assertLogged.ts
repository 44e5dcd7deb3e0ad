import assert from 'node:assert/strict'

export function assertLogged(log: readonly string[], part: string): void {
  assert.ok(
    log.some((line) => line.includes(part)),
    `${part} is not in:\n${log.join('\n')}`,
  )
}
