import { PersonScreen, PersonWaiting } from '~/features/person/web/public';
import * as texts from '~/features/person/texts';
import { useParams } from '~/router';
import { privateHead, privatePage } from '~/session';
import { idOf } from '~/shared/record-page';
import { personSections } from './person-sections';

export const head = privateHead(texts.pageTitle);

/**
 * Renders /app/admin/people/{id} (docs/product/person.md). It is here, not in its feature: its sections are of all
 * features that know something of a person.
 */
export default privatePage({ Waiting: PersonWaiting, Screen: Person });

function Person() {
  const id = idOf(useParams<'/app/admin/people/:id'>().id);
  return <PersonScreen key={id} id={id} sections={personSections} />;
}
