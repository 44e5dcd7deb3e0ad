import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { choicesSaid } from '../../../slices/dropdowns/choices'
import { DROPDOWN_SAYS_AFTER_MS } from '../../../src/contract/constants'

/** Says a text to screen readers once it has stood for a moment; nothing for an empty one. */
export function useSaid(text: string): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => dispatch(choicesSaid(text)), DROPDOWN_SAYS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [dispatch, text])
}
