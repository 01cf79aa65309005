import type { MetaDescriptor } from 'react-router';

/** The `meta` of a page that only somebody logged in sees: its title, and nothing for search engines. */
export const privateMeta = (title: string) => (): MetaDescriptor[] => [{ title }, { name: 'robots', content: 'noindex' }];
