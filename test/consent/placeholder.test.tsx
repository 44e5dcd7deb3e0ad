import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { consentReducer, consentSaid } from '../../slices/consent/consent'
import { rootWith } from '../../slices/root'
import { settingsRead } from '../../slices/settings'
import { ConsentPlaceholder } from '../../widgets/shared/consent/ConsentPlaceholder'
import { change } from '../support/page'

const tiles = 'https://tiles.example'

function show(...origins: readonly string[]) {
  const store = configureStore({ reducer: rootWith({ consent: consentReducer }) })
  render(
    <Provider store={store}>
      {origins.map((origin, i) => (
        <ConsentPlaceholder key={`${origin}${String(i)}`} origin={origin} what="consent.map">
          <img src={`${origin}/1.png`} alt={`Tile of ${origin}`} />
        </ConsentPlaceholder>
      ))}
    </Provider>,
  )
  return store
}

describe('what another site’s content asks for', () => {
  it('asks before it is there, in words that name the site', async () => {
    show(tiles)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByText(/^The map comes from tiles\.example, which/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }))
    expect(screen.getByRole('img')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('gives the focus to what the visitor has let in', async () => {
    show(tiles)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const content = screen.getByRole('group', { name: 'The map' })
    expect(content).toHaveFocus()
    expect(content).toContainElement(screen.getByRole('img'))
  })

  it('holds for all that comes from there, and for nothing else', async () => {
    show(tiles, tiles, 'https://films.example')
    await userEvent.click(screen.getAllByRole('button')[0] as Element)
    expect(screen.getAllByRole('img')).toHaveLength(2)
    expect(screen.getByText(/films\.example/)).toBeVisible()
  })

  it('is not asked for what the page itself brings', () => {
    show(location.origin)
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('is there with the visitor’s consent, takes no focus for it, and goes with it', async () => {
    const store = show(tiles)
    const say = (embeds: boolean) =>
      change(() => store.dispatch(consentSaid({ by: 'answers', said: { embeds } })))
    await say(true)
    expect(screen.getByRole('img')).toBeVisible()
    expect(document.body).toHaveFocus()
    await say(false)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('says what the page’s settings say instead', async () => {
    const store = show(tiles)
    const messages = { 'consent.show': 'Load the map' }
    await change(() => store.dispatch(settingsRead({ messages: messages as never })))
    expect(screen.getByRole('button', { name: 'Load the map' })).toBeVisible()
  })
})
