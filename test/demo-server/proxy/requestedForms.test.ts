/** @jest-environment node */
import { createPostSearch } from '../../real-solr/postSearch'
import { foundValueRequests } from '../../real-solr/requests/foundValues'
import { treeRequests } from '../../real-solr/requests/trees'

const post = createPostSearch(null)

// The contract with a real Solr would also hold where both refuse.
test.each([...treeRequests, ...foundValueRequests])('answers $name', async ({ body }) => {
  const { status, text } = await post(body)
  expect(status === 200 ? '' : text).toBe('')
})
