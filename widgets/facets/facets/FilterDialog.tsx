import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectAnswer, selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { currentFilters } from '../../../src/filters/currentFilters'
import { useTranslate } from '../../shared/languages/useTranslate'
import { loadStyles } from '../../shared/lazy/loadStyles'

interface Props {
  readonly id: ComponentId
  readonly children: ReactNode
}

/**
 * The facets on a narrow screen: a button, with the number of active filters, opens a native modal dialog.
 * The browser handles focus, Escape and the inert page behind it; "Show N results" closes it.
 */
export function FilterDialog({ id, children }: Props) {
  const translate = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const active = useSelector(
    (state: RootState) => currentFilters(selectParams(state, id).fq, String).length,
  )
  const numFound = useSelector((state: RootState) => selectAnswer(state, id)?.answer.numFound ?? 0)
  const close = () => dialog.current?.close()
  useEffect(() => {
    void loadStyles('surfaces sheet')
    const page = dialog.current?.closest('html')
    return () => {
      if (page) lockPage(page, false)
    }
  }, [])
  const open = ({ currentTarget }: { readonly currentTarget: Element }) => {
    dialog.current?.showModal()
    lockPage(currentTarget, true)
  }
  return (
    <>
      <button
        className="vitrine-button vitrine-facets__open"
        type="button"
        aria-haspopup="dialog"
        onClick={open}
      >
        {active > 0 ? translate('facets.openActive', { n: active }) : translate('facets.open')}
      </button>
      <dialog
        ref={dialog}
        className="vitrine-surface vitrine-sheet"
        aria-labelledby={titleId}
        onClose={({ currentTarget }) => lockPage(currentTarget, false)}
      >
        <div className="vitrine-sheet__head">
          <h2 id={titleId} className="vitrine-sheet__title">
            {translate('facets.title')}
          </h2>
          <button
            className="vitrine-sheet__close"
            type="button"
            aria-label={translate('facets.close')}
            onClick={close}
          >
            ×
          </button>
        </div>
        <div className="vitrine-sheet__body vitrine-facets" tabIndex={-1}>
          {children}
        </div>
        <div className="vitrine-sheet__foot">
          <button className="vitrine-button vitrine-button--main" type="button" onClick={close}>
            {translate('facets.show', { n: numFound })}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** Stops the page from scrolling while the dialog is open. A rule with `:has()` would be tried at each change of the page. */
function lockPage(inside: Element, isOpen: boolean): void {
  inside.closest('html')?.toggleAttribute('data-vitrine-locked', isOpen)
}
