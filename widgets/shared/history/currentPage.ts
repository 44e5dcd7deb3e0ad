/** What stands before a fragment in a link: the page's address where `<base>` leads elsewhere, else nothing. */
export function currentPage(): string {
  if (typeof document === 'undefined') return ''
  const [base, page = ''] = [document.baseURI, location.href].map((url) => url.replace(/#.*/, ''))
  return base === page ? '' : page
}
