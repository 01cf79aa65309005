import { useMemo } from 'react';
import type { AuditEntryAnswer } from '~/shared/audit-entry';
import type { AuditWords } from '~/shared/audit-words';
import { fillText } from '~/shared/fill-text';
import { ContentText, langOf } from '~/ui/content-text';
import * as texts from '../texts';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import { createWords, type PlaceNames } from './words';

type PersonEntryProps = { entry: AuditEntryAnswer; words: readonly AuditWords[]; names: PlaceNames | undefined };

/** Renders an entry on the page of the person whom it is about: what, by whom, and the values before and after. */
export function PersonEntry({ entry, words, names }: PersonEntryProps) {
  const known = useMemo(() => createWords(words, names), [words, names]);
  const label = known.actionLabel(entry.action);
  const { actor } = entry;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span lang={langOf(label)} className="font-semibold">
          {label}
        </span>
        <span className="text-muted wrap-anywhere">
          {actor ? (
            <ContentText>{actor.name ?? fillText(texts.numbered, { id: actor.id })}</ContentText>
          ) : (
            texts.nobodyLoggedIn
          )}
        </span>
      </p>
      <ChangeList changes={changesOf(entry, known)} of={label} />
    </>
  );
}
