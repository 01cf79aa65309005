import { noIndex } from '~/shared/heads';
import type { HeadTag } from '~/shared/page';

/** Returns the `head` of a page that only a person who is logged in sees: its title, and nothing for search engines. */
export const privateHead = (title: string) => (): HeadTag[] => [{ title }, noIndex];
