import { type RefObject, use, useEffect, useState } from 'react'
import { AppToolsContext } from '../../shared/entry/appTools'

/**
 * Whether the map's style sheet applies. Without it each tile would make the map higher, and so ask for further tiles
 * without end. The sheet may come after the map, as with `media="print" onload="…"`; one that is not there when the
 * page has loaded is reported.
 */
export function useStyled(frame: RefObject<Element | null>): boolean {
  const app = use(AppToolsContext)
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    const check = () => {
      const element = frame.current
      if (!element) return
      if (getComputedStyle(element).isolation !== 'auto') {
        stop()
        setStyled(true)
      } else if (document.readyState === 'complete')
        app?.diagnostics.warn(
          'map: it is not shown, since its style sheet is missing: link vitrine.css, or vitrine-search.css for the modules.',
          element.closest('[data-vitrine]') ?? element,
        )
    }
    // After the page's own listener, which may say for which media the sheet is.
    const onLoad = () => setTimeout(check)
    const stop = () => removeEventListener('load', onLoad, true)
    // Each style sheet that loads, and the page.
    addEventListener('load', onLoad, true)
    check()
    return stop
  }, [app, frame])
  return isStyled
}
