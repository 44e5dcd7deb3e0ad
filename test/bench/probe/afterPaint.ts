/** The moment after the next frame was painted: a message that a frame's callback posts comes after it. */
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
