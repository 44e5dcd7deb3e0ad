interface Props {
  readonly label: string
  readonly onClick: () => void
}

/** The button that empties the search box. */
export function ClearButton({ label, onClick }: Props) {
  return (
    <button
      className="vitrine-search-box__clear"
      type="button"
      aria-label={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  )
}
