import type { EventFunction } from '../../src/tracking/config'
import { functionDestination } from '../../src/tracking/functionDestination'

const booked = { name: 'purchase', params: { value: 129 } }

function sendTo(callback: EventFunction) {
  const failures: unknown[] = []
  const destination = functionDestination(callback, (_, error) => failures.push(error))
  let arrived = 0
  const waits = destination.sendThen(booked, () => arrived++)
  return { waits, failures, arrived: () => arrived }
}

describe('functionDestination', () => {
  it('passes the event, and does not wait for a function with one parameter', () => {
    const events: unknown[] = []
    expect(sendTo((event) => events.push(event)).waits).toBe(false)
    expect(events).toEqual([booked])
  })

  it('waits for a function that takes a callback', () => {
    let call = () => {}
    const { waits, arrived } = sendTo((_, done) => {
      call = done
    })
    expect([waits, arrived()]).toEqual([true, 0])
    call()
    expect(arrived()).toBe(1)
  })

  it('waits for a returned promise, fulfilled or rejected', async () => {
    const accepted = sendTo(async () => {})
    const broken = sendTo(async () => {
      throw new Error('not today')
    })
    expect([accepted.waits, broken.waits]).toEqual([true, true])
    await Promise.resolve()
    await Promise.resolve()
    expect([accepted.arrived(), broken.arrived()]).toEqual([1, 1])
    expect(broken.failures).toEqual([new Error('not today')])
  })
})
