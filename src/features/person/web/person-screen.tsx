import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import UserX from 'lucide-react/icons/user-x';
import type { PersonSectionKey } from '~/shared/person/sections';
import { isMissing } from '~/shared/record-page';
import { ContentText } from '~/ui/content-text';
import { TimeAgo } from '~/ui/time-ago';
import { EmptyState } from '~/ui/empty-state';
import { fill } from '~/ui/fill';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import type { PersonSection, PersonSectionProps, SectionView } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../texts';
import { HeadCard } from './head-card';
import { headQuery } from './queries';
import { Section } from './section';

type PersonScreenProps = { id: number | null; sections: Record<PersonSectionKey, SectionView> };

/** Renders everything about a person that the viewer may see (docs/product/person.md). */
export function PersonScreen({ id, ...rest }: PersonScreenProps) {
  return id === null ? <NoSuchPerson /> : <Person key={id} id={id} {...rest} />;
}

function Person({ id, sections }: PersonScreenProps & { id: number }) {
  const query = useQuery(headQuery(id));
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const { data: person } = query;
  if (isMissing(query.error)) return <NoSuchPerson />;
  return (
    <OfficePage
      title={person ? <ContentText>{person.full_name}</ContentText> : texts.pageTitle}
      lead={person && <Lead person={person} />}
      message={message}
      busy={!person}
      refresh={{ isFetching: query.isFetching, onRefresh: () => void query.refetch() }}
    >
      <ListFrame query={query} failed={texts.headFailed} waiting={<PersonSkeleton />}>
        {(head) => <Content person={head} sections={sections} messages={messages} />}
      </ListFrame>
    </OfficePage>
  );
}

/** Renders what stands below the name: the name in Malayalam, the membership id, and who else has the page open. */
function Lead({
  person: { full_name: name, full_name_ml: inMalayalam, membership_id: membershipId, opened },
}: LeadProps) {
  const about = [inMalayalam !== name && inMalayalam, membershipId].filter((part) => part !== false && part !== null);
  return (
    <>
      {about.map((part) => (
        <span key={part} className="me-2">
          <ContentText>{part}</ContentText>{' '}
        </span>
      ))}
      {opened && (
        <span className="text-sm">{fill(texts.openedBy, { name: opened.name, ago: <TimeAgo at={opened.at} /> })}</span>
      )}
    </>
  );
}

type LeadProps = Pick<PersonSectionProps, 'person'>;

type ContentProps = PersonSectionProps & Pick<PersonScreenProps, 'sections'>;

/** Renders the head and the sections; those in which something waits come first, and stay where they are. */
function Content({ person, sections, messages }: ContentProps) {
  const [ordered] = useState((): PersonSection[] => {
    const waits = (key: PersonSectionKey) => person.open.some(({ kind }) => kind === key);
    return person.sections
      .toSorted((a, b) => Number(waits(b)) - Number(waits(a)))
      .map((key) => ({ key, ...sections[key] }));
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <HeadCard person={person} sections={ordered} />
      <div className="flex min-w-0 flex-col gap-6">
        {ordered.map((section) => (
          <Section key={section.key} section={section} person={person} messages={messages} />
        ))}
      </div>
    </div>
  );
}

function NoSuchPerson() {
  return (
    <OfficePage title={texts.pageTitle}>
      <EmptyState headingLevel={2} icon={<UserX />} title={texts.noSuchPerson}>
        {texts.noSuchPersonMore}
      </EmptyState>
    </OfficePage>
  );
}

const PersonSkeleton = () => (
  <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
    <Skeleton className="h-96" />
    <div className="flex flex-col gap-6">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  </div>
);

/** Renders the page before the session is loaded. */
export const PersonWaiting = () => (
  <OfficePage title={texts.pageTitle} refresh={null} busy>
    <PersonSkeleton />
  </OfficePage>
);
