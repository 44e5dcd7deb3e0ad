import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { consentGiven, consentReducer } from '../../slices/consent/consent'
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

describe('ConsentPlaceholder', () => {
  it('asks before it renders the content, and names the site', async () => {
    show(tiles)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByText(/^The map comes from tiles\.example, which/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }))
    expect(screen.getByRole('img')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('moves the focus to the allowed content', async () => {
    show(tiles)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const content = screen.getByRole('group', { name: 'The map' })
    expect(content).toHaveFocus()
    expect(content).toContainElement(screen.getByRole('img'))
  })

  it('allows one origin only', async () => {
    show(tiles, tiles, 'https://films.example')
    await userEvent.click(screen.getAllByRole('button')[0] as Element)
    expect(screen.getAllByRole('img')).toHaveLength(2)
    expect(screen.getByText(/films\.example/)).toBeVisible()
  })

  it('needs no consent for the page’s own origin', () => {
    show(location.origin)
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('shows and hides the content with the visitor’s consent, without moving the focus', async () => {
    const store = show(tiles)
    const setEmbeds = (embeds: boolean) =>
      change(() => store.dispatch(consentGiven({ by: 'answers', answers: { embeds } })))
    await setEmbeds(true)
    expect(screen.getByRole('img')).toBeVisible()
    expect(document.body).toHaveFocus()
    await setEmbeds(false)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('uses the page’s messages', async () => {
    const store = show(tiles)
    const messages = { 'consent.show': 'Load the map' }
    await change(() => store.dispatch(settingsRead({ messages: messages as never })))
    expect(screen.getByRole('button', { name: 'Load the map' })).toBeVisible()
  })
})
