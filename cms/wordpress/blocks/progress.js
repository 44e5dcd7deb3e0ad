// “Index all” on the settings page: runs batch after batch and shows how far it is. Without it, WordPress's cron does.
;((wp) => {
  const box = document.getElementById('vitrine-index')
  if (!box) return
  const progress = document.getElementById('vitrine-progress')
  const done = document.getElementById('vitrine-done')
  const problem = document.getElementById('vitrine-problem')
  /** How long to wait before a Solr that failed is asked again, in milliseconds. */
  const RETRY_MS = 5000
  let isWorking = false

  /** Before the posts are counted, the bar says that something is on its way, and no number. */
  const showDone = (state) => {
    progress.parentElement.hidden = false
    if (state.total > 0) {
      progress.max = state.total
      progress.value = state.done
      done.textContent = `${state.done} / ${state.total}`
    } else {
      progress.removeAttribute('value')
      done.textContent = ''
    }
  }

  const show = (state) => {
    box.dataset.status = state.status
    showDone(state)
    problem.textContent = state.problem
    for (const cell of box.querySelectorAll('[data-count]')) {
      cell.textContent = state[cell.dataset.count] ?? '–'
    }
    for (const button of box.querySelectorAll('button')) {
      const status = { pause: 'running', resume: 'paused' }[button.value]
      button.disabled = status !== undefined && status !== state.status
    }
  }

  const ask = (what) =>
    wp.apiFetch({ path: '/vitrine/v1/index', method: 'POST', data: { do: what } })

  const work = async () => {
    if (isWorking) return
    isWorking = true
    while (box.dataset.status === 'running') {
      try {
        show(await ask('work'))
      } catch (error) {
        problem.textContent = error.message
      }
      if (problem.textContent) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
    isWorking = false
  }

  box.closest('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    if (event.submitter.value === 'begin') showDone({ done: 0, total: 0 })
    try {
      show(await ask(event.submitter.value))
      await work()
    } catch (error) {
      if (progress.position < 0) progress.value = 0
      problem.textContent = error.message
    }
  })
  for (const button of box.querySelectorAll('button')) {
    const status = { pause: 'running', resume: 'paused' }[button.value]
    button.disabled = status !== undefined && status !== box.dataset.status
  }
  work()
})(window.wp)
