import { SLOW_SEARCH_MS } from '../../../../src/contract/constants'
import { useLongerThan } from '../../../shared/useLongerThan'
import type { SayCounter } from '../useTexts'

interface Props {
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
  readonly say: SayCounter
}

/** Says that the items take their time, or could not be loaded; the rows say it to the eye, each for itself. */
export function FlaggedStatus({ loading, failed, retry, say }: Props) {
  const slow = useLongerThan(SLOW_SEARCH_MS, loading)
  return (
    <>
      <div className="vitrine-hidden" role="status">
        {slow && say('flagged.loading')}
      </div>
      <div role="alert">
        {failed && (
          <p className="vitrine-flagged__failed">
            {say('flagged.failed')}{' '}
            <button className="vitrine-flagged__action" type="button" onClick={retry}>
              {say('flagged.retry')}
            </button>
          </p>
        )}
      </div>
    </>
  )
}
