import type { CDPSession } from '@playwright/test'

/** The bytes of the script heap that garbage collections leave. */
export async function usedHeap(session: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** The number of live objects, functions and arrays included. */
export async function liveObjects(session: CDPSession): Promise<number> {
  const evaluate = (expression: string) => session.send('Runtime.evaluate', { expression })
  const prototype = (await evaluate('Object.prototype')).result.objectId ?? ''
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
  })
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  return Number(result.value)
}
