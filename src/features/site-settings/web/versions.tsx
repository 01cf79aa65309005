import { useMutation, useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import type { SettingGroup } from '~/shared/site-settings';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { PersonLink } from '~/ui/office/person-link';
import { PagedList } from '~/ui/paged-list';
import { Skeleton } from '~/ui/skeleton';
import type { SettingsVersion } from '../contract';
import * as texts from '../texts';
import { accentName } from './accents';
import { restoreVersion, VERSIONS, versionsQuery, withdrawVersion } from './queries';
import * as common from '~/shared/texts';

type VersionsProps = {
  group: SettingGroup;
  page: number;
  onPage: (page: number) => void;
  messages: Messages;
  /** Called once a version is put back. */
  onRestored: () => void;
};

/** Renders the versions of a group: who changed what and when, and the ways back. */
export function Versions({ group, page, onPage, messages, onRestored }: VersionsProps) {
  const query = useQuery(versionsQuery(group, page));
  const { mutateAsync: restore } = useMutation(restoreVersion);
  const { mutateAsync: withdraw } = useMutation(withdrawVersion);
  const asking = useDialog<SettingsVersion>();
  return (
    <section aria-labelledby="versions" className="mt-12 max-w-5xl">
      <h2 id="versions" className="text-2xl">
        {texts.versions}
      </h2>
      <PagedList
        query={query}
        page={page}
        perPage={VERSIONS}
        onPage={onPage}
        words={{ failed: texts.failedToLoad, pages: texts.versions }}
        waiting={<Skeleton className="mt-4 h-40" />}
        empty={<p className="mt-4 text-muted">{texts.noVersions}</p>}
      >
        {(rows) => (
          <ol className="mt-4 border-t border-line">
            {rows.map((row) => (
              <Version
                key={row.version}
                row={row}
                isCurrent={page === 1 && row === rows.find(({ state }) => state === 'published')}
                onRestore={() => asking.show(row)}
                onWithdraw={() =>
                  void describeOutcome(messages, withdraw({ params: { group, version: row.version } }), {
                    done: fillText(texts.withdrawn, { version: row.version }),
                    failed: texts.failedToWithdraw,
                  }).catch(() => undefined)
                }
              />
            ))}
          </ol>
        )}
      </PagedList>
      {asking.render((state, { version }) => (
        <ConfirmDialog
          {...state}
          title={fillText(texts.putBackQuestion, { version })}
          description={fillText(texts.putBackLead, { version })}
          confirmLabel={texts.putBack}
          onConfirm={() =>
            describeOutcome(messages, restore({ params: { group, version } }), {
              done: fillText(texts.putBackDone, { version }),
              failed: texts.failedToPutBack,
            }).then(onRestored)
          }
        />
      ))}
    </section>
  );
}

type VersionProps = { row: SettingsVersion; isCurrent: boolean; onRestore: () => void; onWithdraw: () => void };

function Version({ row, isCurrent, onRestore, onWithdraw }: VersionProps) {
  const { version, at, made_at: madeAt, by, by_id: byId, state, changes } = row;
  const stateWord = fillText(texts.states[state], { moment: formatMoment(at) ?? '' });
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-lg">{fillText(texts.version, { version })}</h3>
        <Badge tone={state === 'scheduled' ? 'brass' : 'neutral'}>{stateWord}</Badge>
        <p className="text-sm text-muted">
          {byId && by ? <PersonLink id={byId} name={by} /> : texts.former}, {formatMoment(madeAt)}
        </p>
        <div className="ms-auto flex gap-2">
          {state === 'published' && !isCurrent && (
            <Button variant="secondary" size="sm" onClick={onRestore}>
              {texts.putBack}
            </Button>
          )}
          {state === 'scheduled' && (
            <Button variant="secondary" size="sm" onClick={onWithdraw}>
              {common.withdraw}
            </Button>
          )}
        </div>
      </div>
      <ul className="mt-2 grid gap-3">
        {changes.map(({ key, label, before, after }) => (
          <li key={key} className="min-w-0 text-sm">
            <p className="font-semibold">
              {label}
              {key.endsWith('_ml') && ' (മലയാളം)'}
            </p>
            <dl className="mt-1 grid gap-x-6 gap-y-1 md:grid-cols-2">
              {(
                [
                  [texts.was, before],
                  [texts.is, after],
                ] as const
              ).map(([word, value]) => (
                <div key={word} className="flex min-w-0 gap-2">
                  <dt className="shrink-0 text-muted">{word}</dt>
                  <dd className="line-clamp-4 min-w-0 whitespace-pre-line wrap-anywhere">
                    {value === null ? <em>{texts.standardText}</em> : <Value of={value} field={key} />}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Shows a value: a picture as such, an accent by its name. */
function Value({ of: value, field }: { of: string; field: string }) {
  if (field === 'logo' || field === 'hero')
    return <img src={`/media/${value}`} alt="" loading="lazy" className="h-16 max-w-40 rounded-sm object-contain" />;
  return field === 'accent' ? accentName(value) : value;
}
