import type { Plugin } from 'vite'

const REDUX = /[\\/]node_modules[\\/](?:redux|@reduxjs[\\/]toolkit)[\\/].*\.mjs$/

/** Where Redux looks for the developer tools of a browser, which our stores do not join. */
const DEVTOOLS =
  /typeof window !== "undefined" && window\.__REDUX_\w+__ (?:&& window\.\w+;|\? window\.\w+ : )/g

/** What follows the number of an error of Redux: where the developer of a bundle can read about it. */
const VISIT =
  /; visit https:\S+ for the full message or use the non-minified dev environment for full errors\. /g

/** Leaves out of Redux the lookup of developer tools, and the advice behind the numbers of its errors. */
export function trimRedux(): Plugin {
  return {
    name: 'vitrine:trim-redux',
    enforce: 'pre',
    transform: {
      filter: { id: REDUX },
      handler: (code) => ({ code: code.replace(DEVTOOLS, '').replace(VISIT, ''), map: null }),
    },
  }
}
