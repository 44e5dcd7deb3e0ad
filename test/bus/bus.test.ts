import { type BusName, createBus } from '../../src/bus/bus'

function aBus() {
  const heard: string[] = []
  const reported: string[] = []
  const bus = createBus({
    tap: (name) => heard.push(`tap ${name}`),
    report: (name, error) => reported.push(`${name}: ${String(error)}`),
  })
  const hear = (as: string) => () => {
    heard.push(as)
  }
  return { bus, heard, reported, hear }
}

const ready = { id: 'listings' }

describe('the bus', () => {
  it('calls every listener in the order of registration, then the page', () => {
    const { bus, heard, hear } = aBus()
    bus.on('search:ready', hear('first'))
    bus.on('search:ready', hear('second'))
    bus.on('search:left', hear('another event'))
    bus.emit('search:ready', ready)
    expect(heard).toEqual(['first', 'second', 'tap search:ready'])
  })

  it('passes the payload', () => {
    const { bus } = aBus()
    const heard = jest.fn()
    bus.on('search:ready', heard)
    bus.emit('search:ready', ready)
    expect(heard.mock.calls).toEqual([[ready]])
  })

  it('stops calling only the listener that was removed', () => {
    const { bus, heard, hear } = aBus()
    const listener = hear('same')
    const undo = bus.on('search:ready', listener)
    bus.on('search:ready', listener)
    undo()
    undo()
    bus.emit('search:ready', ready)
    expect(heard).toEqual(['same', 'tap search:ready'])
  })

  it('reports a listener that throws, and calls the rest', () => {
    const { bus, heard, reported, hear } = aBus()
    bus.on('search:ready', () => {
      throw new Error('theirs')
    })
    bus.on('search:ready', hear('next'))
    bus.emit('search:ready', ready)
    expect(heard).toEqual(['next', 'tap search:ready'])
    expect(reported).toEqual(['search:ready: Error: theirs'])
  })

  it('applies listeners added or removed during an event from the next event on', () => {
    const { bus, heard, hear } = aBus()
    bus.on('search:ready', () => {
      bus.on('search:ready', hear('late'))
    })
    bus.emit('search:ready', ready)
    expect(heard).toEqual(['tap search:ready'])
    bus.emit('search:ready', ready)
    expect(heard).toEqual(['tap search:ready', 'late', 'tap search:ready'])
  })

  it('accepts an unknown name as an event without listeners', () => {
    const { bus, heard } = aBus()
    bus.emit('__proto__' as BusName, ready)
    expect(heard).toEqual(['tap __proto__'])
  })
})
