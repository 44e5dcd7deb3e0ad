/** Requests with a wrong path, method, content type or length. */
export const requestAttacks: readonly {
  readonly attack: string
  readonly path?: string
  readonly method?: string
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}[] = [
  ...[
    '/solr/update',
    '/solr/update/json',
    '/solr/admin/cores',
    '/solr/listings/select',
    '/solr/select/../update',
    '/solr/select/%2e%2e/update',
    '/solr/select%2F..%2Fupdate',
    '/solr/select;/update',
    '/solr//select',
    '/solr/select/',
    '/solr/SELECT',
    '/solr/',
  ].map((path) => ({ attack: 'another path', path })),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({
    attack: 'another method',
    method,
  })),
  ...[
    'application/json',
    'text/json',
    'application/xml',
    'text/csv',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencoded; charset=utf-16',
    'application/x-www-form-urlencoded, application/json',
  ].map((type) => ({ attack: 'another kind of body', type })),
  {
    attack: 'another kind of body',
    headers: { 'content-encoding': 'gzip' },
  },
  { attack: 'a body that is too long', body: `q=${'a'.repeat(256 * 1024)}` },
  { attack: 'a body that is too long', body: `q=${'a'.repeat(1024 * 1024)}` },
]
