import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { announcementRequested } from '../../../slices/dropdowns/dropdowns'
import { DROPDOWN_ANNOUNCE_DELAY_MS } from '../../../src/dropdowns/constants'

/** Announces a text to screen readers once it has not changed for a moment. An empty text is not announced. */
export function useDelayedAnnouncement(text: string): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(
      () => dispatch(announcementRequested(text)),
      DROPDOWN_ANNOUNCE_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [dispatch, text])
}
