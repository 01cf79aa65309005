import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useNames } from '~/router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { fillText } from '~/shared/fill-text';
import { ContentText } from '~/ui/content-text';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import type { AreaCommittee, Holder } from '../../contract';
import { SplitSection } from '../home/split-section';
import { committeesQuery } from './queries';
import * as texts from '../../texts';

/**
 * Shows the area committees. Native <details>: they open without JavaScript, and the browser's own search looks inside.
 */
export function AreaCommittees() {
  const { data, isPending, isFetching, refetch } = useQuery(committeesQuery);
  const { isStandard } = useNames();
  return (
    <SplitSection
      title={texts.areaCommittees}
      lead={isStandard ? texts.areaCommitteesLead : texts.areaCommitteesLeadElsewhere}
      className="bg-sunken"
    >
      {data ? (
        <Areas areas={data.areas} />
      ) : isPending ? (
        <Skeleton className="h-112" />
      ) : (
        <ErrorState title={texts.failedToLoadAreaCommittees} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </SplitSection>
  );
}

function Areas({ areas }: { areas: readonly AreaCommittee[] }) {
  if (areas.length === 0) return <p className="text-muted">{texts.noAreaOffices}</p>;
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
      {areas.map((committee, index) => (
        <Area key={committee.area} {...committee} open={index === 0} />
      ))}
    </div>
  );
}

function Area({ area, officers, members, units, open }: AreaCommittee & { open: boolean }) {
  const [first] = officers;
  return (
    <details open={open} className="group">
      <summary
        className={clsx(
          'flex min-h-16 items-center gap-4 px-4 py-3 transition-colors hover:bg-paper',
          'focus-visible:-outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden',
        )}
      >
        <h3 className="me-auto">{area}</h3>
        {first && (
          <span className="hidden text-sm text-muted group-open:invisible sm:block">
            {first.name}, <ContentText>{first.title}</ContentText>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-laterite-ink transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-6 sm:px-6">
        <Committee officers={officers} members={members} />
        {units.map(({ unit, ...committee }) => (
          <section key={unit} aria-label={fillText(texts.unitLabel, { unit })} className="mt-6">
            <h4 className="mb-2 text-base">{fillText(texts.unitTitle, { unit })}</h4>
            <Committee {...committee} />
          </section>
        ))}
      </div>
    </details>
  );
}

function Committee({ officers, members }: { officers: readonly Holder[]; members: readonly string[] }) {
  return (
    <>
      {officers.length > 0 && (
        <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
          {officers.map(({ title, name }) => (
            <div key={`${title} ${name}`} className="flex gap-3 sm:block">
              <dt className="w-24 shrink-0 text-laterite-ink wrap-anywhere sm:w-auto">
                <ContentText>{title}</ContentText>
              </dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">{name}</dd>
            </div>
          ))}
        </dl>
      )}
      {members.length > 0 && (
        <>
          <h4 className="mt-5 text-base text-laterite-ink">{texts.members}</h4>
          <ul className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
            {members.map((name) => (
              <li key={name} className="min-w-0 wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
