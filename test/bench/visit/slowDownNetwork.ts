import type { CDPSession } from 'playwright'

/** A slow phone connection: 1.6 Mbit/s down, 0.75 up, 150 ms a round trip. */
export async function slowDownNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}
