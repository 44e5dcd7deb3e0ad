/**
 * Query parameters that mean something else: WordPress's public query variables, those of Drupal and TYPO3, and
 * Vitrine's.
 */
export const RESERVED: ReadonlySet<string> = new Set(
  'attachment attachment_id author author_name calendar cat category_name cpage day embed error exact favicon feed hour m minute monthnum more name order orderby p page page_id paged pagename pb post_type posts preview robots s search second sentence static subpost subpost_id tag tag_id taxonomy tb term type w withcomments withoutcomments year rest_route action q destination sort ajax_page_state form_id form_build_id form_token op token lang language id L no_cache cHash query sortby pg start fq bq x vitrine ver'.split(
    ' ',
  ),
)
