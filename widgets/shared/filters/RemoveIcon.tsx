/** The × of a chip that can be removed. */
export function RemoveIcon() {
  return (
    <svg
      className="vitrine-chip__icon"
      viewBox="0 0 16 16"
      width="12"
      height="12"
      aria-hidden="true"
    >
      <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
