/* The page's script: changes the page as a CMS's AJAX does, without using the bundle. */
;(() => {
  const ROUNDS = 500
  const here = document.querySelector('[data-place="here"]')
  const there = document.querySelector('[data-place="there"]')
  const result = document.querySelector('[data-result]')
  const counts = { rounds: 0 }
  let pages = 0

  function newPage() {
    const page = document.querySelector('#search-page').content.cloneNode(true).firstElementChild
    pages += 1
    page.id = `search-${pages}`
    page.setAttribute('data-vitrine-solr.fragment_prefix', `s${pages}`)
    for (const widget of page.querySelectorAll(
      '[data-vitrine-label]:not([data-vitrine="facet"])',
    )) {
      const label = widget.getAttribute('data-vitrine-label')
      widget.setAttribute('data-vitrine-label', `${label} ${pages}`)
    }
    return page
  }

  const all = () => [...document.querySelectorAll('[data-vitrine="search"]')]
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  const actions = {
    addPage() {
      here.append(newPage())
    },
    removePage() {
      all().at(-1)?.remove()
    },
    addFacet() {
      const facet = document.querySelector('#facet').content.cloneNode(true).firstElementChild
      all()[0]?.querySelector('[data-vitrine="facet"]').after(facet)
    },
    removeFacet() {
      all()[0]?.querySelector('[data-vitrine-field="region"]')?.remove()
    },
    movePage() {
      const [first] = all()
      if (first) (here.contains(first) ? there : here).append(first)
    },
    moveResults() {
      const [first] = all()
      const results = first?.querySelector('[data-vitrine="results"]')
      if (!results) return
      if (first.firstElementChild === results) first.append(results)
      else first.prepend(results)
    },
    /** In each round a page exists for two frames, long enough to mount and to search. */
    async rounds() {
      const before = performance.now()
      for (let i = 0; i < ROUNDS; i++) {
        const page = newPage()
        there.append(page)
        await frame()
        await frame()
        page.remove()
        counts.rounds += 1
      }
      await frame()
      await frame()
      const seconds = ((performance.now() - before) / 1000).toFixed(1)
      const { text } = result.dataset
      result.textContent = text.replace('{rounds}', ROUNDS).replace('{seconds}', seconds)
    },
  }

  function count() {
    const report = window.Vitrine?.doctor()
    counts.points = document.querySelectorAll('[data-vitrine]').length
    counts.mounted = report?.widgets.length ?? 0
    counts.roots = document.querySelectorAll('[data-vitrine-root]').length
    counts.components = report?.components.length ?? 0
    for (const place of document.querySelectorAll('[data-count]')) {
      const now = String(counts[place.dataset.count])
      if (place.textContent !== now) place.textContent = now
    }
  }

  document.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-do]')
    if (!button) return
    button.disabled = true
    await actions[button.dataset.do]()
    button.disabled = false
    button.focus()
  })
  actions.addPage()
  setInterval(count, 200)
})()
