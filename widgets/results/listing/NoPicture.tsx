/** The place of the pictures in a card that has none: tinted, with an icon. */
export function NoPicture() {
  return (
    <div className="vitrine-card__media vitrine-card__media--empty">
      <svg
        viewBox="0 0 24 24"
        width="40"
        height="40"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path
          d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 9h.01"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}
