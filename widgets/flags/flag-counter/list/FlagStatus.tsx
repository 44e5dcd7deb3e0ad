import type { CounterMessageKey } from '../../../../src/flags/messages'
import { SLOW_SEARCH_MS } from '../../../../src/search/constants'
import type { Translate } from '../../../shared/languages/createTranslate'
import { useLongerThan } from '../../../shared/useLongerThan'

interface Props {
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
  readonly translate: Translate<CounterMessageKey>
}

/** Announces that the items are loading, and shows that they could not be loaded. Each row shows its own state. */
export function FlagStatus({ loading, failed, retry, translate }: Props) {
  const slow = useLongerThan(SLOW_SEARCH_MS, loading)
  return (
    <>
      <div className="vitrine-hidden" role="status">
        {slow && translate('flagged.loading')}
      </div>
      <div role="alert">
        {failed && (
          <p className="vitrine-flagged__failed">
            {translate('flagged.failed')}{' '}
            <button className="vitrine-flagged__action" type="button" onClick={retry}>
              {translate('flagged.retry')}
            </button>
          </p>
        )}
      </div>
    </>
  )
}
