import type { Context } from 'hono'

/** Responds with a page of the shop. @param main HTML. */
export type ShowPage = (
  context: Context,
  title: string,
  main: string,
) => Response | Promise<Response>
