import type { Plugin } from 'vite'

const RELATIVE_URL = /url\(\s*(['"]?)(?!data:|https?:|\/|#)([^'")?#]+)\1\s*\)/g

/** Pictures that a style sheet names become files beside it, never `data:` (design §1). */
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
