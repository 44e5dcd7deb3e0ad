/*
 * The first script of the page: collects every error of the page. checks.js reads them at the end.
 */
window.crowd = { globals: null, errors: [], defined: [] }
addEventListener('error', (event) => window.crowd.errors.push(event.message))
addEventListener('unhandledrejection', (event) => window.crowd.errors.push(String(event.reason)))
