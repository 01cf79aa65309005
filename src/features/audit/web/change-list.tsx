import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { ContentText, langOf } from '~/ui/content-text';
import type { Change } from './changes';
import * as texts from '../texts';

/** Largest numbers of fields and of letters shown at once; the rest goes behind a click. */
const FIELDS = 4;
const CHARACTERS = 240;

/** Renders what changed, field by field; `of` names the entry for a screen reader. */
export function ChangeList({ changes, of }: { changes: readonly Change[]; of: string }) {
  if (changes.length === 0) return <span className="text-muted">{texts.noDetails}</span>;
  const length = changes.reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0);
  if (changes.length <= FIELDS && length <= CHARACTERS) return <Fields changes={changes} />;
  return (
    <details className="group">
      <summary
        className={clsx(
          'link inline-flex min-h-9 list-none items-center gap-1.5 pointer-coarse:min-h-11',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
        <span>
          {changes.length === 1 ? (
            <ContentText>{changes[0]!.label}</ContentText>
          ) : (
            fillText(texts.countFields, { count: changes.length })
          )}
          <span className="sr-only"> {fillText(texts.ofEntry, { of })}</span>
        </span>
      </summary>
      <Fields changes={changes} />
    </details>
  );
}

function Fields({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="flex flex-col gap-1">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="wrap-anywhere">
          <dt lang={langOf(label)} className="inline text-muted">
            {label}:{' '}
          </dt>
          <dd className="inline whitespace-pre-line">
            {before !== undefined && after !== undefined ? (
              <>
                <span className="sr-only">{texts.before} </span>
                <del lang={langOf(before)} className="text-muted decoration-1">
                  {before}
                </del>
                <ArrowRight aria-hidden="true" className="mx-1 inline size-3.5 text-muted" />
                <span className="sr-only"> {common.now} </span>
                <ins lang={langOf(after)} className="font-medium no-underline">
                  {after}
                </ins>
              </>
            ) : (
              <ContentText>{after ?? before ?? ''}</ContentText>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
