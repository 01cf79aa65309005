import Search from 'lucide-react/icons/search';
import { useMemo, useState } from 'react';
import { useKnownSession } from '~/session';
import { hasAccess } from '~/shared/access';
import type { PagePath } from '~/shared/addresses';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { useLazyPart } from '~/ui/hooks/use-lazy-part';
import { useWindowKeys } from '~/ui/hooks/use-window-keys';
import { actions, synonyms } from '../content/destinations';
import * as texts from '../texts';

/* oxlint-disable house/texts-in-catalogues -- what is written on keys, and their names in ARIA */
const shown = { mac: '⌘ K', others: 'Ctrl K' };
const shortcuts = ['Control+K', 'Meta+K', '/'];
/* oxlint-enable house/texts-in-catalogues */

/** Returns whether a key was pressed in such an element. */
const isIn = ({ target }: KeyboardEvent, elements: string) =>
  target instanceof Element && target.closest(elements) !== null;
const fields = 'input, textarea, select, [contenteditable]';
const windows = '[role=dialog], [role=alertdialog]';

/** Returns whether a key press is one of the shortcuts, and no typing. */
function isShortcut(press: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey || isIn(press, windows)) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isIn(press, fields);
}

/** The screens of the office that the person may enter. */
type FindFieldProps = { screens: readonly { path: PagePath; label: string }[] };

/**
 * Renders the button of Find, which looks like a field for a search, with its shortcuts `Ctrl K`, `⌘ K` and `/`. The
 * window's code loads at the first opening (docs/product/find.md, "Field"). Disabled while the person is unknown.
 */
export function FindField({ screens }: FindFieldProps) {
  const session = useKnownSession();
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const part = useLazyPart(() => import('./find-dialog'), opened);
  const mayFind = session ? hasAccess(session, 'staff-or-area-admin') : false;
  const isMac = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  const destinations = useMemo(
    () => [
      ...screens.map(({ path, label }) => ({ to: path, label, words: synonyms[path] ?? [] })),
      ...(session ? actions.filter(({ access }) => hasAccess(session, access)) : []),
    ],
    [screens, session],
  );
  const open = () => {
    setOpened((times) => times + 1);
    setOpen(true);
  };
  useWindowKeys((press) => {
    if (!isShortcut(press)) return;
    press.preventDefault();
    open();
  }, mayFind);
  if (!mayFind && session !== undefined) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts.join(' ')}
        disabled={!mayFind}
        className={
          'flex min-h-9 w-full max-w-72 min-w-0 cursor-pointer items-center gap-2 rounded-md border ' +
          'border-line-strong bg-card px-3 text-sm text-muted transition-colors hover:not-disabled:border-ink ' +
          'hover:not-disabled:text-ink pointer-coarse:min-h-11'
        }
        onClick={open}
      >
        <Search aria-hidden="true" className="size-4" />
        {texts.find}
        <kbd
          aria-hidden="true"
          className="hidden rounded-sm border border-line px-1 font-sans text-xs sm:pointer-fine:inline"
        >
          {isMac ? shown.mac : shown.others}
        </kbd>
      </button>
      {part && session && (
        <part.FindDialog open={isOpen} onClose={() => setOpen(false)} session={session} destinations={destinations} />
      )}
    </>
  );
}
