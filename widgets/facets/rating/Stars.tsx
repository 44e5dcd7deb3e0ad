interface Props {
  readonly filled: number
  readonly max: number
}

/** One star after the other, each 20 wide. */
const STAR = 'l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z'

/** Stars in a row, of which some are filled, the last one in part; for the eye only. */
export function Stars({ filled, max }: Props) {
  const path = [...Array(max).keys()].map((i) => `M${20 * i + 10} 1.5${STAR}`).join('')
  const share = Math.min(1, filled / max)
  const row = (isFilled: boolean) => (
    <svg
      className="vitrine-rating__row"
      viewBox={`0 0 ${20 * max} 20`}
      width={20 * max}
      height="20"
      aria-hidden="true"
    >
      <path
        d={path}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.25"
      />
    </svg>
  )
  return (
    <span className="vitrine-rating__stars">
      {row(false)}
      <span className="vitrine-rating__fill" style={{ inlineSize: `${share * 100}%` }}>
        {row(true)}
      </span>
    </span>
  )
}
