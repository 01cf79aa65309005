import { bootSite } from '~/app/boot';
import { clientFiles } from '~/platform/http/client-files';
import { projectRoot } from '~/platform/project-root';
import type { Pages } from '~/router/pages';
import type { Language } from '~/shared/language';

/** Loads the pages of a language as the server renders them, once, when they are first requested. */
const load: Record<Language, () => Promise<Pages>> = {
  en: () => import('virtual:pages/en').then(({ pages }) => pages),
  ml: () => import('virtual:pages/ml').then(({ pages }) => pages),
};
const loaded: Partial<Record<Language, Promise<Pages>>> = {};
const pagesIn = (language: Language) => (loaded[language] ??= load[language]());

/** Runs the built server until a signal stops it. Throws a StartError for a reason that a person can mend. */
export async function serve(): Promise<void> {
  const starting = bootSite({
    root: projectRoot,
    env: process.env,
    pages: { pagesIn, assets: clientFiles },
  });

  // Before the address is printed: a signal may follow it at once.
  let stopping = false;
  const stop = () => {
    // A second Ctrl-C ends the process without waiting.
    if (stopping) process.exit(130);
    stopping = true;
    void starting.then((site) => site.stop()).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await starting;
}
