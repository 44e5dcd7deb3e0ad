/**
 * The place of the notices on the page (spec 8): an empty element, found by its class when a notice is shown.
 * The CMS's own messages beside it stay.
 */
export function NoticesPlace() {
  return <div className="vitrine-notices__place" />
}
