/* A link to the other view of the search takes along what is searched for: it is in the fragment of the address. */
for (const kind of ['pointerdown', 'focusin']) {
  document.addEventListener(kind, ({ target }) => {
    const link = target instanceof Element && target.closest('a[data-keep-search]')
    if (link) link.hash = location.hash
  })
}
