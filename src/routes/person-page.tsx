import { PersonScreen, PersonWaiting } from '~/features/person/web/public';
import * as texts from '~/features/person/texts';
import { useParams } from '~/router';
import { privateHead, privatePage, type Session } from '~/session';
import { idOf } from '~/shared/record-page';
import { personSections } from './person-sections';

export const head = privateHead(texts.pageTitle);

/**
 * Renders /app/admin/people/{id} (docs/product/person.md). It is here, not in its feature: its sections are of all
 * features that know something of a person.
 */
export default privatePage({ Waiting: PersonWaiting, Screen: Person });

function Person({ session }: { session: Session }) {
  const id = idOf(useParams<'/app/admin/people/:id'>().id);
  return <PersonScreen key={id} id={id} session={session} sections={personSections} />;
}
