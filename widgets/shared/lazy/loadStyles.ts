interface Sheet {
  readonly link: HTMLLinkElement
  readonly done: Promise<void>
}

const sheets = new Map<string, Sheet>()

/**
 * Loads the style sheets of a feature from `dist/styles`, where the page links `vitrine-search.css`; one with
 * `vitrine.css` has them all. They stand right after that link, so that the theme's, which follow it, still win.
 * @param names names of files, with spaces between them; `surfaces`, which others build on, is one of them
 * @returns resolves when they apply. One that cannot be loaded is tried again by the next widget; this one shows
 *   without it.
 */
export function loadStyles(names: string): Promise<unknown> {
  const search = globalThis.document?.querySelector<HTMLLinkElement>(
    'link[href*="vitrine-search.css"]',
  )
  return Promise.all(search ? names.split(' ').map((name) => loadSheet(name, search)) : [])
}

/** Loads a module, and with it the style sheets of what it shows. */
export async function withStyles<T>(names: string, module: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([module, loadStyles(names)])
  return loaded
}

function loadSheet(name: string, search: HTMLLinkElement): Promise<void> | undefined {
  const existing = sheets.get(name)
  if (existing?.link.isConnected) return existing.done
  // With all that the page says of its own link: media, crossorigin, nonce.
  const link = search.cloneNode() as HTMLLinkElement
  link.removeAttribute('id')
  link.removeAttribute('integrity')
  link.href = search.href.replace(/vitrine-search(?=\.css)/, `styles/${name}`)
  // The page may link it itself.
  if ([...document.querySelectorAll('link')].some(({ href }) => href === link.href)) return
  const done = new Promise<void>((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      resolve()
    }
  })
  const surfaces = sheets.get('surfaces')?.link
  const before = name !== 'surfaces' && surfaces?.isConnected ? surfaces : search
  before.after(link)
  sheets.set(name, { link, done })
  return done
}
