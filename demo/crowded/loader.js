/* An AMD loader, after the libraries that the page loads without it: whoever calls define() is noted. */
window.define = (...given) => {
  window.crowd.defined.push(given.filter((one) => typeof one === 'string').join() || 'anonymous')
}
window.define.amd = {}
window.require = () => {
  throw new Error('Nothing was defined')
}
/* What stands on window before the bundle is evaluated. */
window.crowd.globals = new Set(Object.getOwnPropertyNames(window))
