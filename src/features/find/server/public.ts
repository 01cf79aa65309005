import type { CallRegistrar } from '~/platform/http/calls';
import type { Feature, Finder } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { hasAccess } from '~/shared/access';
import type { Search } from '~/shared/found';
import { searchWords } from '~/shared/search';
import { findCalls, type Result } from '../contract';
import { isLongEnough, nearestKinds, nearestOf } from '../rules';
import { both } from '../texts/both';

/** Find: what the features find for the office, in one answer. `finders` returns what each feature brings. */
export const findFeature = (finders: () => readonly Finder[]): Feature => ({
  texts: both,
  register: (site, { calls }) => registerFind(site, calls, finders),
});

function registerFind(site: Site, calls: CallRegistrar, finders: () => readonly Finder[]): void {
  /** Returns the nearest results of one kind. */
  const resultsOf = async ({ kind, find }: Finder, search: Search) =>
    nearestOf(
      (await find(site, search)).map((found) => ({ ...found, kind })),
      search.words,
    );

  calls.register(findCalls, {
    find: async ({ query: { q } }, { caller, language }) => {
      const words = searchWords(q);
      if (!isLongEnough(q) || words.length === 0) return { results: [] };
      const search = { text: q, words, caller, language };
      const mine = finders().filter(({ access }) => hasAccess(caller, access));
      const kinds = await Promise.all(mine.map((finder) => resultsOf(finder, search)));
      return { results: nearestKinds<Result>(kinds) };
    },
  });
}
