import { screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { arriveAtModals, openDialog, settle } from '../../support/modalPage'
import { change } from '../../support/page'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const link = '<a href="/rules" data-vitrine="modal">House rules</a>'
const rules = '<h2>The rules</h2><a href="/pets" data-vitrine="modal">Pets</a>'
const busy = () => screen.queryByText('Loading…') !== null

async function open(html = link) {
  const wire = openWire()
  const visit = await arriveAtModals(html)
  await visit.press('House rules')
  const answer = async (...args: Parameters<typeof wire.answerPage>) => {
    await wire.answerPage(...args)
    await settle()
  }
  return { ...visit, wire, answer }
}

describe('a dialog with fetched content', () => {
  it('opens while it loads, then shows the content and announces it', async () => {
    const { wire, answer } = await open()
    expect(wire.last()).toMatchObject({ url: 'http://localhost/rules', method: 'GET' })
    expect(openDialog()).toBe('House rules')
    expect(busy()).toBe(true)
    await answer(rules)
    expect(busy()).toBe(false)
    expect(openDialog()).toBe('The rules')
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('The rules')
  })

  it('shows the main part of a whole page, or the part that its address names', async () => {
    const whole =
      '<!doctype html><html><body><nav>Menu</nav><main><p>Rules</p></main></body></html>'
    const first = await open()
    await first.answer(whole)
    expect(screen.getByText('Rules')).toBeVisible()
    expect(screen.queryByText('Menu')).toBeNull()
    const second = await open(link.replace('/rules', '/rules#part'))
    await second.answer('<p>Other</p><section id="part"><p>This part</p></section>')
    expect(screen.getByText('This part')).toBeVisible()
    expect(screen.queryByText('Other')).toBeNull()
  })

  it.each([
    '<div id="block-system-main"><p>Rules</p></div>',
    '<div class="region-content"><p>Rules</p></div>',
    '<div id="content"><p>Rules</p></div>',
    '<section id="primary"><p>Rules</p></section>',
    '<div class="site-main"><p>Rules</p></div>',
    '<div id="content"><div role="main"><p>Rules</p></div><p>Menu</p></div>',
  ])('finds the content of a page without main: %s', async (html) => {
    const { answer } = await open()
    await answer(`<!doctype html><body><nav>Menu</nav>${html}</body>`)
    expect(screen.getByText('Rules')).toBeVisible()
    expect(screen.queryByText('Menu')).toBeNull()
  })

  it('is what content_selector names', async () => {
    const settings = { content_selector: '.story' }
    const { answer } = await open(
      `<script type="application/json" data-vitrine-settings>${JSON.stringify(settings)}</script>${link}`,
    )
    await answer('<!doctype html><main>All <p class="story"><b>Rules</b></p></main>')
    expect(screen.getByText('Rules')).toBeVisible()
    expect(screen.queryByText('All')).toBeNull()
  })

  it.each([
    ['', '<!doctype html><nav>Menu</nav><p>Rules</p>', 'is a whole page, whose content was not'],
    ['#pets', '<p>Rules</p>', 'has no element with the id "pets"'],
    ['#pets', '<!doctype html><main>Rules</main>', 'has no element with the id "pets"'],
  ])('is never a whole page, and is what its address names: rules%s', async (id, html, reason) => {
    const { answer } = await open(link.replace('/rules', `/rules${id}`))
    await answer(html)
    expect(screen.queryByText('Rules')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('failed to load')
    expect(takeConsole().join()).toContain(`http://localhost/rules${id} ${reason}`)
  })

  it('is not requested from a back end of the CMS', async () => {
    const { wire } = await open(link.replace('/rules', '/wp-admin/index.php'))
    await settle()
    expect(wire.log).toEqual([])
    expect(takeConsole().join()).toContain('leads to the back end of the CMS')
  })

  it('resolves its links against its own page', async () => {
    const { answer } = await open(link.replace('/rules', '/stay/rules'))
    await answer(
      '<a href="pets">Pets</a><a href="../">Up</a><a href="/all">All</a><a href="#top">Top</a><a href="mailto:a@b.c">Mail</a>',
      { url: 'http://localhost/stay/rules/' },
    )
    const links = [...document.querySelectorAll('.vitrine-modal__body a')]
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      'http://localhost/stay/rules/pets',
      'http://localhost/stay/',
      'http://localhost/all',
      '#top',
      'mailto:a@b.c',
    ])
  })

  it('attaches and detaches behaviours, ours and Drupal’s', async () => {
    const log: string[] = []
    const behaviors = {
      attachBehaviors: (element: Element) =>
        log.push(`+ ${element.querySelector('h2')?.textContent}`),
      detachBehaviors: (element: Element, _settings: unknown, why: string) =>
        log.push(`- ${element.querySelector('h2')?.textContent} ${why}`),
    }
    Object.assign(window, { Drupal: behaviors })
    try {
      const { page, answer, press, key } = await open()
      page.bus.on('content:attached', () => log.push('attached'))
      page.bus.on('content:detached', () => log.push('detached'))
      await answer(rules)
      expect(log).toEqual(['+ The rules', 'attached'])
      await press('Pets')
      expect(openDialog()).toBe('Pets')
      await key('{Escape}{Escape}')
      expect(log).toEqual(['+ The rules', 'attached', '- The rules unload', 'detached'])
    } finally {
      Object.assign(window, { Drupal: undefined })
    }
  })

  it('shows a failure, and retries', async () => {
    const { wire, answer, press } = await open()
    await wire.fail(503, 'Unavailable')
    await settle()
    expect(screen.getByRole('alert', { name: '' })).toBeInTheDocument()
    expect(screen.getByText('This content failed to load.')).toBeVisible()
    expect(takeConsole().join()).toContain('503, Unavailable')
    await press('Try again')
    expect(busy()).toBe(true)
    expect(screen.getByRole('dialog')).toHaveFocus()
    await answer(rules)
    expect(screen.queryByText('This content failed to load.')).toBeNull()
    expect(openDialog()).toBe('The rules')
  })

  it('fails after a timeout', async () => {
    const { wire } = await open()
    await pass(15_000)
    await settle()
    expect(wire.log.at(-1)).toBe('x http://localhost/rules')
    expect(screen.getByText('This content failed to load.')).toBeVisible()
    takeConsole()
  })

  it('drops content that arrives after it was closed', async () => {
    const { wire, press, page } = await open()
    const attached = jest.fn()
    page.bus.on('content:attached', attached)
    await press('Close')
    expect(wire.log.at(-1)).toBe('x http://localhost/rules')
    expect(attached).not.toHaveBeenCalled()
    expect(openDialog()).toBeNull()
  })

  it('refuses content of another site without a retry button', async () => {
    const { wire } = await open(link.replace('/rules', 'https://evil.example/rules'))
    expect(wire.log).toEqual([])
    expect(screen.getByText('This content failed to load.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(takeConsole().join()).toContain('https://evil.example is another site')
    const redirected = await open()
    await redirected.answer(rules, { url: 'https://evil.example/rules' })
    expect(openDialog()).toBe('House rules')
    expect(takeConsole().join()).toContain('https://evil.example is another site')
  })

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<p>Evil</p>',
    '//evil.example/rules',
    '/\\evil.example/rules',
    'http://user@localhost/rules',
  ])('does not request %j', async (address) => {
    const { wire } = await open(
      '<a data-vitrine="modal">House rules</a>'.replace('<a', `<a href="${address}"`),
    )
    expect(wire.log).toEqual([])
    expect(screen.getByText('This content failed to load.')).toBeVisible()
    expect(takeConsole().join()).toContain('failed to load')
  })

  it('keeps what is typed while another dialog is on top', async () => {
    const { answer, press, key, visitor } = await open()
    await answer(`${rules}<input aria-label="Name">`)
    await visitor.type(screen.getByLabelText('Name'), 'Ada')
    await press('Pets')
    await answer('<p>Dogs</p>')
    await key('{Escape}')
    expect(openDialog()).toBe('The rules')
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  })

  it('returns to the dialog that shows the address already', async () => {
    const { answer, press } = await open()
    await answer(rules)
    await press('Pets')
    await answer(link.replace('House rules', 'Rules again'))
    await press('Rules again')
    expect(openDialog()).toBe('The rules')
    await change(() => {})
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
  })
})
