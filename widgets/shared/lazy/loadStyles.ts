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
  const href = search.href.replace(/vitrine-search(?=\.css)/, `styles/${name}`)
  // The page may link it itself.
  if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return
  const surfaces = sheets.get('surfaces')?.link
  const before = name !== 'surfaces' && surfaces?.isConnected ? surfaces : search
  const sheet = addSheet(href, search, before)
  sheets.set(name, sheet)
  return sheet.done
}

/**
 * Adds a style sheet, with all that the page says of a link of its own: media, crossorigin, nonce. One that cannot be
 * loaded leaves the page.
 */
export function addSheet(href: string, model: HTMLLinkElement, before: Element): Sheet {
  const link = model.cloneNode() as HTMLLinkElement
  link.removeAttribute('id')
  link.removeAttribute('integrity')
  link.href = href
  const done = new Promise<void>((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      resolve()
    }
  })
  before.after(link)
  return { link, done }
}
