export const FIRST = '<script src="/vitrine.js?v=1"></script>'
export const SECOND = '<script src="/vitrine-facets.js?v=1"></script>'
export const THIRD = '<script src="/vitrine-page.js?v=1"></script>'
export const FOURTH = '<script src="/vitrine-layout.js?v=1"></script>'

export const deferred = (tags: string): string => tags.replaceAll('<script', '<script defer')
export const async = (tags: string): string => tags.replaceAll('<script', '<script async')

/** As optimizers delay scripts: once the page has loaded, each runs when the one before it has run. */
export const delayed = (tags: string): string =>
  `${tags.replaceAll('<script src', '<script type="text/delayed" data-src')}<script>
    addEventListener('load', () => setTimeout(async () => {
      for (const one of document.querySelectorAll('[data-src]')) await new Promise((onload) => {
        one.replaceWith(Object.assign(document.createElement('script'), { src: one.dataset.src, onload }))
      })
    }))
  </script>`

export const stylesheet = (name: string): string => `<link rel="stylesheet" href="/${name}.css">`

/** A policy that allows what the first script needs. */
export const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine 'allow-duplicates'"
