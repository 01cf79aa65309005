import type { HeadTag } from '~/shared/page';

/** The `head` of a page that only somebody logged in sees: its title, and nothing for search engines. */
export const privateHead = (title: string) => (): HeadTag[] => [{ title }, { name: 'robots', content: 'noindex' }];
