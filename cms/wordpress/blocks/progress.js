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

  const show = (state) => {
    box.dataset.status = state.status
    progress.max = Math.max(1, state.total)
    progress.value = state.done
    done.textContent = `${state.done} / ${state.total}`
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
    try {
      show(await ask(event.submitter.value))
      await work()
    } catch (error) {
      problem.textContent = error.message
    }
  })
  for (const button of box.querySelectorAll('button')) {
    const status = { pause: 'running', resume: 'paused' }[button.value]
    button.disabled = status !== undefined && status !== box.dataset.status
  }
  work()
})(window.wp)
