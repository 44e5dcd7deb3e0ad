import type { Context } from 'hono'

/** Answers with a page of the shop: its title, and HTML for its main part. */
export type ShowPage = (
  context: Context,
  title: string,
  main: string,
) => Response | Promise<Response>
