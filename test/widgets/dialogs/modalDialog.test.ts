import { createEvent, fireEvent, screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { arriveAtModals, openDialog, settle } from '../../support/modalPage'
import { change } from '../../support/page'
import { required } from '../../support/required'

const terms = '<div id="terms" hidden><h2>Terms</h2><input aria-label="Name"></div>'
const trigger = (attributes = '', text = 'Our terms') =>
  `${terms}<button data-vitrine="modal" data-vitrine-content="terms" ${attributes}>${text}</button>`
const box = () => screen.getByRole('dialog')

describe('a dialog (spec 2.2)', () => {
  it('gets the focus, and has its content and a close button named Close that shows ×', async () => {
    const { press } = await arriveAtModals(trigger())
    await press('Our terms')
    expect(box()).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveTextContent('×')
    await press('Close')
    expect(openDialog()).toBeNull()
    expect(document.querySelector('#terms h2')).not.toBeNull()
  })

  it.each([
    ['tiny', 'tiny'],
    ['small', 'small'],
    ['large', 'large'],
    ['xlarge', 'xlarge'],
    ['', 'medium'],
  ])('with the size "%s" is %s', async (size, shown) => {
    const { press } = await arriveAtModals(trigger(`data-vitrine-size="${size}"`))
    await press('Our terms')
    expect(box()).toHaveClass(`vitrine-modal__box--${shown}`)
  })

  it('with an unknown size is medium, and the size is reported', async () => {
    const { press } = await arriveAtModals(trigger('id="our" data-vitrine-size="huge"'))
    expect(takeConsole()).toEqual([
      expect.stringMatching(
        /^warn: Vitrine: modal#our: data-vitrine-size: size must be one of "tiny", .*, got "huge"\. Its default is used\.$/,
      ),
    ])
    await press('Our terms')
    expect(box()).toHaveClass('vitrine-modal__box--medium')
  })

  it('has the classes of its configuration', async () => {
    const { press } = await arriveAtModals(trigger('data-vitrine-class="site-terms wide"'))
    await press('Our terms')
    expect(box()).toHaveClass('vitrine-modal__box', 'site-terms', 'wide')
  })

  it.each([
    ['its title', 'data-vitrine-title="The terms"', terms, 'The terms'],
    ['its first heading', '', terms, 'Terms'],
    ['what opened it', '', '<div id="terms" hidden>No heading</div>', 'Our terms'],
  ])('is named by %s', async (_what, attributes, content, name) => {
    const { press } = await arriveAtModals(trigger(attributes).replace(terms, content))
    await press('Our terms')
    expect(openDialog()).toBe(name)
  })

  it('focuses the autofocus element in its content', async () => {
    const { press } = await arriveAtModals(trigger().replace('<input', '<input autofocus'))
    await press('Our terms')
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('closes on a press outside, not on one inside', async () => {
    const { press, visitor } = await arriveAtModals(trigger())
    await press('Our terms')
    await visitor.click(screen.getByRole('heading', { name: 'Terms' }))
    await visitor.pointer([
      { keys: '[MouseLeft>]', target: box() },
      { target: required(document.querySelector('.vitrine-modal')), keys: '[/MouseLeft]' },
    ])
    expect(openDialog()).toBe('Terms')
    await visitor.click(required(document.querySelector('.vitrine-modal')))
    await settle()
    expect(openDialog()).toBeNull()
  })

  it('stays open on the second click of a double click on its trigger', async () => {
    const { press } = await arriveAtModals(trigger())
    await press('Our terms')
    const backdrop = required(document.querySelector('.vitrine-modal'))
    /** @param ms since the dialog opened */
    const pressBackdrop = async (ms: number) => {
      fireEvent.mouseDown(backdrop)
      const click = createEvent.click(backdrop)
      Object.defineProperty(click, 'timeStamp', { value: performance.now() + ms })
      fireEvent(backdrop, click)
      await settle()
    }
    await pressBackdrop(200)
    expect(openDialog()).toBe('Terms')
    await pressBackdrop(800)
    expect(openDialog()).toBeNull()
  })

  it('stays open when an input method or its content handles Escape', async () => {
    const { press, key } = await arriveAtModals(trigger())
    await press('Our terms')
    const field = screen.getByLabelText('Name')
    fireEvent(field, createEvent.keyDown(field, { key: 'Escape', isComposing: true }))
    field.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    fireEvent.keyDown(field, { key: 'Escape' })
    await settle()
    expect(openDialog()).toBe('Terms')
    await key('{Escape}')
    expect(openDialog()).toBeNull()
  })

  it('lets its clicks reach scripts that listen on the document', async () => {
    const { press, visitor } = await arriveAtModals(trigger())
    await press('Our terms')
    const heard = jest.fn()
    document.addEventListener('click', heard, { once: true })
    await visitor.click(screen.getByRole('heading', { name: 'Terms' }))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('a dialog trigger', () => {
  it('is a link to an element of the page, pressed by Enter and by Space', async () => {
    const { key } = await arriveAtModals(`${terms}<a href="#terms" data-vitrine="modal">Terms</a>`)
    const link = screen.getByRole('button', { name: 'Terms' })
    for (const pressed of ['{Enter}', ' ']) {
      await change(() => link.focus())
      await key(pressed)
      expect(openDialog()).toBe('Terms')
      await key('{Escape}')
      expect(link).toHaveFocus()
    }
    expect(location.hash).toBe('')
  })

  it('stays a link for a new tab', async () => {
    await arriveAtModals(`${terms}<a href="#terms" data-vitrine="modal">Terms</a>`)
    const link = screen.getByRole('button', { name: 'Terms' })
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    await settle()
    expect(openDialog()).toBeNull()
  })

  it('is the link inside an element, or a button that is added', async () => {
    const { press } = await arriveAtModals(`${terms}
      <p data-vitrine="modal"><a href="#terms">Terms</a></p>
      <div data-vitrine="modal" data-vitrine-content="terms" data-vitrine-label="Read them"></div>
      <span data-vitrine="modal" data-vitrine-content="terms">All terms</span>`)
    for (const name of ['Terms', 'Read them', 'All terms']) {
      await press(name)
      expect(openDialog()).toBe('Terms')
      await press('Close')
    }
  })

  it('without content is reported, and stays as it is', async () => {
    await arriveAtModals('<button data-vitrine="modal" id="lost">Terms</button>')
    expect(takeConsole().join()).toContain('content is missing, expected the id of an element')
    expect(screen.getByRole('button', { name: 'Terms' })).not.toHaveAttribute('aria-haspopup')
  })

  it('of a missing element is reported when it is pressed', async () => {
    const { press } = await arriveAtModals(trigger().replace(terms, ''))
    await press('Our terms')
    expect(openDialog()).toBeNull()
    expect(takeConsole().join()).toContain('content "terms" must be the id of an element')
  })
})

describe('commands and close handlers (spec 2.2, 4.8)', () => {
  it('open by id, by element and by Vitrine.modal, and close', async () => {
    const { page } = await arriveAtModals(terms)
    const opened: unknown[] = []
    page.bus.on('modal:opened', ({ content }) => opened.push(content))
    await change(() => page.bus.emit('modal:open', { content: 'terms' }))
    await settle()
    expect(openDialog()).toBe('Terms')
    await change(() => page.bus.emit('modal:close', {}))
    await settle()
    expect(openDialog()).toBeNull()
    const content = required(document.getElementById('terms'))
    await change(() => page.modal.open({ content, title: 'By a script', size: 'tiny' }))
    await settle()
    expect(openDialog()).toBe('By a script')
    await change(() => page.modal.close())
    await settle()
    expect(openDialog()).toBeNull()
    expect(opened).toEqual(['terms', 'terms'])
  })

  it('run in order, also before the dialogs’ code is loaded', async () => {
    const { page } = await arriveAtModals(terms)
    await change(() => {
      page.modal.open({ content: 'terms' })
      page.modal.close()
    })
    await settle()
    expect(openDialog()).toBeNull()
  })

  it('run the named handler of the dialog that has closed', async () => {
    const { page, press } = await arriveAtModals(trigger('data-vitrine-on_close="count"'))
    const log: unknown[] = []
    page.bus.on('modal:closed', (closed) => log.push(['closed', closed]))
    page.modal.onClose('count', (closed) => {
      log.push([closed, openDialog(), document.querySelector('#terms h2') !== null])
    })
    await press('Our terms')
    expect(log).toEqual([])
    await press('Close')
    const closed = { content: 'terms', url: null }
    expect(log).toEqual([
      [closed, null, true],
      ['closed', closed],
    ])
  })

  it('report a handler that is missing, with the element, or that throws', async () => {
    const { page, press } = await arriveAtModals(trigger('id="our" data-vitrine-on_close="cont"'))
    page.modal.onClose('count', () => {})
    await press('Our terms')
    await press('Close')
    expect(takeConsole()).toEqual([
      'warn: Vitrine: modal#our: on_close names "cont", which no Vitrine.modal.onClose(name, fn) has given; known are count.',
    ])
    page.modal.onClose('cont', () => {
      throw new Error('no total')
    })
    await press('Our terms')
    await press('Close')
    expect(takeConsole().join()).toContain('the close handler "cont" threw: Error: no total')
  })

  it.each([
    [null, 'content or url is missing'],
    [{ content: 'nowhere' }, 'content "nowhere" must be the id of an element on this page'],
    [{ content: { id: 'terms' } }, 'content must be the id of an element on this page'],
    [{ content: 'terms', sise: 'tiny' }, 'Did you mean "size"?'],
    [{ content: 'terms', size: 'huge' }, 'modal:open: size must be one of "tiny"'],
    [{ content: 'terms', on_close: 'cont' }, 'modal:open: on_close names "cont"'],
  ])('report what is wrong with %j', async (wanted, expected) => {
    const { page } = await arriveAtModals(terms)
    await change(() => page.modal.open(wanted as never))
    await settle()
    await change(() => page.modal.closeAll())
    await settle()
    expect(takeConsole().join()).toContain(expected)
  })

  it('do not move the whole page into a dialog', async () => {
    const { page } = await arriveAtModals(terms)
    const before = document.body.innerHTML
    await change(() => page.modal.open({ content: document.body }))
    await settle()
    expect(document.body.innerHTML).toBe(before)
    expect(takeConsole().join()).toContain('content must be a part of the page, not all of it')
  })

  it('still work after a dialog has broken', async () => {
    const { page } = await arriveAtModals(`${terms}<div id="odd"></div>`)
    const closed: unknown[] = []
    page.bus.on('modal:closed', ({ content }) => closed.push(content))
    const odd = required(document.getElementById('odd'))
    Object.defineProperty(odd, 'childNodes', {
      get() {
        throw new Error('no children')
      },
    })
    await change(() => page.modal.open({ content: 'odd' }))
    await settle()
    expect(openDialog()).toBeNull()
    expect(closed).toEqual(['odd'])
    expect(takeConsole().join()).toContain('dialogs broke and are closed: Error: no children')
    await change(() => page.modal.open({ content: 'terms' }))
    await settle()
    expect(openDialog()).toBe('Terms')
  })
})
