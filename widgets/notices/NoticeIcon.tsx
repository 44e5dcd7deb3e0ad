import type { NoticeStyle } from '../../src/notices/notice'
import { useTranslate } from '../shared/languages/useTranslate'

const PATHS: Readonly<Record<NoticeStyle, string>> = {
  success: 'M4 10.5l4 4 8-9',
  error: 'M5 5l10 10M15 5L5 15',
  warn: 'M10 2.5L18.5 17.5H1.5zM10 8v4.5M10 15v.1',
  info: 'M10 9v6M10 5v.1M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17',
}

/** The icon of a notice's style. Only errors and warnings have a name for screen readers. */
export function NoticeIcon({ style }: { readonly style: NoticeStyle }) {
  const translate = useTranslate()
  const isNamed = style === 'error' || style === 'warn'
  return (
    <svg
      className="vitrine-notice__icon"
      viewBox="0 0 20 20"
      role={isNamed ? 'img' : undefined}
      aria-label={isNamed ? translate(`notices.${style}`) : undefined}
      aria-hidden={isNamed ? undefined : true}
    >
      <path d={PATHS[style]} />
    </svg>
  )
}
