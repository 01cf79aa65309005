import { sortsOf } from '~/ui/sort-button';
import { postStates } from '../../contract/choices';

/** What links to the screen name: a post, or a new one. */
export interface PostsAddress {
  post: number | 'new-circular' | 'new-news';
}

/** What the address holds: one post (`new-news`, `new-circular` or an id), or the list and its filters. */
export const fields = {
  search: '',
  post: '',
  state: ['', ...postStates],
  kind: ['', 'circular', 'news'],
  sort: sortsOf('title', 'state', 'publish_at', 'read', 'author_name'),
  page: 1,
  people: ['unread', 'all', 'read', 'acknowledged', 'not_reached', 'on_paper'],
  person: '',
  people_sort: sortsOf('full_name', 'area_name', 'phone', 'read_at', 'ack_at'),
  people_page: 1,
} as const;
