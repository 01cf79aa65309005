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
  page: 1,
  people: ['unread', 'all', 'read', 'acknowledged', 'on_paper'],
  person: '',
  people_page: 1,
} as const;
