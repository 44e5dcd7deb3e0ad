import type { Plugin } from 'vite'

/** Leaves out the comments that a minifier keeps (`/*! … *\/`): THIRD-PARTY-NOTICES.txt has the licences. */
export function noStyleComments(): Plugin {
  return {
    name: 'vitrine:no-style-comments',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: code.replace(/\/\*![\s\S]*?\*\//g, ''), map: null }),
    },
  }
}
