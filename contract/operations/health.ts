import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'

/** Whether the server and its database answer; `read_only` while nothing can be saved, as with a full disk, and 503 while the database is away. */
export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Is the server up',
  status: 200,
  reply: v.object({ status: v.literal('ok'), db: v.picklist(['ok', 'read_only']) }),
})
