import { createDiagnostics } from '../../../mount/app/diagnostics'
import { loadOnCommand } from '../../../mount/app/loadOnCommand'
import { createBus } from '../../../src/bus/bus'
import type { BusCommands } from '../../../src/bus/events'
import { takeConsole } from '../../support/console'

type Handler = (payload: BusCommands['search:retry']) => void

/** A command whose handler loads, or fails to load, when the test says. */
function aHandler() {
  const bus = createBus({ report: (name, error) => console.error(name, error) })
  const done: string[] = []
  const requests: { arrive: (run?: Handler) => Promise<void>; fail: () => Promise<void> }[] = []
  const tick = () => new Promise<void>((resolve) => setTimeout(resolve))
  const load = () =>
    new Promise<Handler>((resolve, reject) => {
      requests.push({
        arrive(run = ({ id = '' }) => done.push(id)) {
          resolve(run)
          return tick()
        },
        fail() {
          reject(new Error('offline'))
          return tick()
        },
      })
    })
  const undo = loadOnCommand(
    { bus, language: null, diagnostics: createDiagnostics() },
    { name: 'search:retry', load, textOf: ({ id }) => `"${id}"` },
  )
  return { done, requests, undo, tick, ask: (id: string) => bus.emit('search:retry', { id }) }
}

describe("a command's lazily loaded handler", () => {
  it('loads with the first command and handles all of them in order', async () => {
    const { ask, done, requests, tick } = aHandler()
    expect(requests).toEqual([])
    ask('a')
    ask('b')
    expect(done).toEqual([])
    await requests[0]?.arrive()
    ask('c')
    await tick()
    expect(done).toEqual(['a', 'b', 'c'])
    expect(requests).toHaveLength(1)
  })

  it('reports each command when it does not load, and loads again with the next one', async () => {
    const { ask, done, requests } = aHandler()
    ask('a')
    ask('b')
    await requests[0]?.fail()
    expect(takeConsole()).toEqual([
      'error: Vitrine: search:retry was not carried out: "a" (Error: offline)',
      'error: Vitrine: search:retry was not carried out: "b" (Error: offline)',
    ])
    ask('c')
    await requests[1]?.arrive()
    expect(done).toEqual(['c'])
  })

  it('reports an error of the handler, and handles the next command', async () => {
    const { ask, done, requests } = aHandler()
    ask('a')
    ask('b')
    await requests[0]?.arrive(({ id = '' }) => {
      if (id === 'a') throw new Error('broken')
      done.push(id)
    })
    expect(takeConsole()).toEqual([
      'error: Vitrine: search:retry was not carried out: "a" (Error: broken)',
    ])
    expect(done).toEqual(['b'])
  })

  it('does not load after the undo', async () => {
    const { ask, undo, requests } = aHandler()
    undo()
    ask('a')
    expect(requests).toEqual([])
  })
})
