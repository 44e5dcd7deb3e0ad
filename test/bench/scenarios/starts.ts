import { CONTENDERS } from '../contenders'
import { openPage } from '../visit/openPage'
import { type Scenario, timeFigures } from './scenario'

/** A start with an empty cache on a slow processor. */
export const start: Scenario = {
  name: 'start',
  contenders: CONTENDERS,
  async measure(environment, contender) {
    const { context, started } = await openPage(environment, contender)
    await context.close()
    return timeFigures('start', started)
  },
}

/** The same over a slow network. */
export const network: Scenario = {
  name: 'network',
  contenders: CONTENDERS,
  async measure(environment, contender) {
    const { context, started } = await openPage(environment, contender, { isSlowNetwork: true })
    await context.close()
    return timeFigures('start, slow network', started)
  },
}

/**
 * Starts with the answer to the first search in the page, which saves the request. A first visit shows what the
 * contender asks for.
 */
export const answer: Scenario = {
  name: 'answer',
  contenders: CONTENDERS,
  async measure(environment, contender) {
    const first = await openPage(environment, contender)
    await first.context.close()
    const options = { answer: first.firstBody }
    const { context, started, firstBody } = await openPage(environment, contender, options)
    await context.close()
    if (firstBody !== null) throw new Error('The answer in the page was not used.')
    const slow = { ...options, isSlowNetwork: true }
    const overNetwork = await openPage(environment, contender, slow)
    await overNetwork.context.close()
    return [
      ...timeFigures('start, answer in page', started),
      ...timeFigures('start, slow network, answer in page', overNetwork.started),
    ]
  },
}
