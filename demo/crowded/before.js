/*
 * First script of the page: remembers what the page was like before anything was loaded, and every
 * error from then on. checks.js compares at the end.
 */
window.crowd = { globals: null, errors: [], defined: [] }
addEventListener('error', (event) => window.crowd.errors.push(event.message))
addEventListener('unhandledrejection', (event) => window.crowd.errors.push(String(event.reason)))
