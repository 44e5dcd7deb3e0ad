import type { TakesEvents } from '../../src/tracking/config'
import { functionDestination } from '../../src/tracking/functionDestination'

const booked = { name: 'purchase', params: { value: 129 } }

function give(take: TakesEvents) {
  const failures: unknown[] = []
  const destination = functionDestination(take, (_, error) => failures.push(error))
  let arrived = 0
  const waits = destination.sendThen(booked, () => arrived++)
  return { waits, failures, arrived: () => arrived }
}

describe('a function of the page', () => {
  it('is given the event, and nobody waits for one that takes no more', () => {
    const events: unknown[] = []
    expect(give((event) => events.push(event)).waits).toBe(false)
    expect(events).toEqual([booked])
  })

  it('is waited for where it takes a call back', () => {
    let call = () => {}
    const { waits, arrived } = give((_, done) => {
      call = done
    })
    expect([waits, arrived()]).toEqual([true, 0])
    call()
    expect(arrived()).toBe(1)
  })

  it('is waited for where it promises something, kept or broken', async () => {
    const kept = give(async () => {})
    const broken = give(async () => {
      throw new Error('not today')
    })
    expect([kept.waits, broken.waits]).toEqual([true, true])
    await Promise.resolve()
    await Promise.resolve()
    expect([kept.arrived(), broken.arrived()]).toEqual([1, 1])
    expect(broken.failures).toEqual([new Error('not today')])
  })
})
