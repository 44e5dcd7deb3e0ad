import type { Plugin } from 'vite'

const RELATIVE_URL = /url\(\s*(['"]?)(?!data:|https?:|\/|#)([^'")?#]+)\1\s*\)/g

/** Writes the pictures of style sheets as separate files, never as `data:` URLs (design §1). */
export function separatePictures(): Plugin {
  return {
    name: 'vitrine:separate-pictures',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({
        code: code.replace(
          RELATIVE_URL,
          (_, quote, path) => `url(${quote}${path}?no-inline${quote})`,
        ),
        map: null,
      }),
    },
  }
}
