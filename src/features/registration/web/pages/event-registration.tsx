import { useParams } from '~/router';
import { privateHead, privatePage } from '~/session';
import { idOf } from '~/shared/record-page';
import * as texts from '../../texts';
import { RegistrationScreen, RegistrationWaiting } from '../office/registration-screen';

export const head = privateHead(texts.office.title);

/** Renders /app/admin/events/{id}/registration for staff (docs/product/registration.md, "The office's screen"). */
export default privatePage({ Waiting: RegistrationWaiting, Screen });

function Screen() {
  const id = idOf(useParams<'/app/admin/events/:id/registration'>().id);
  return <RegistrationScreen key={id} id={id} />;
}
