import type { NoticeStyle } from '../../src/notices/notice'
import { useTranslate } from '../shared/languages/useTranslate'

const PATHS: Readonly<Record<NoticeStyle, string>> = {
  success: 'M4 10.5l4 4 8-9',
  error: 'M5 5l10 10M15 5L5 15',
  warn: 'M10 2.5L18.5 17.5H1.5zM10 8v4.5M10 15v.1',
  info: 'M10 9v6M10 5v.1M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17',
}

/** What kind of notice it is, for the eye; for screen readers too where it asks for care. */
export function NoticeIcon({ style }: { readonly style: NoticeStyle }) {
  const translate = useTranslate()
  const needsCare = style === 'error' || style === 'warn'
  return (
    <svg
      className="vitrine-notice__icon"
      viewBox="0 0 20 20"
      role={needsCare ? 'img' : undefined}
      aria-label={needsCare ? translate(`notices.${style}`) : undefined}
      aria-hidden={needsCare ? undefined : true}
    >
      <path d={PATHS[style]} />
    </svg>
  )
}
