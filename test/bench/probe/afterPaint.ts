/** Resolves after the next frame is painted: a message that a frame callback posts arrives after the paint. */
export function afterPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        channel.port1.close()
        resolve(performance.now())
      }
      channel.port2.postMessage(null)
    })
  })
}
