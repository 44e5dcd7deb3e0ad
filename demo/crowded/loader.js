/* An AMD loader, after the libraries that the page loads without it. It records calls of define(). */
window.define = (...given) => {
  window.crowd.defined.push(given.filter((one) => typeof one === 'string').join() || 'anonymous')
}
window.define.amd = {}
window.require = () => {
  throw new Error('Nothing was defined')
}
/* The globals before the bundle runs. */
window.crowd.globals = new Set(Object.getOwnPropertyNames(window))
