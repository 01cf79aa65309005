import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import * as texts from '../../texts';

/** Renders the way to the record that a person asks to have corrected. */
export const CorrectRecord = ({ id, name }: { id: number; name: string }) => (
  <ButtonLink variant="secondary" size="row" to={`/app/admin/people/${id}#profile`}>
    {texts.correctRecord}
    <span className="sr-only"> {fillText(common.ofName, { name })}</span>
  </ButtonLink>
);
