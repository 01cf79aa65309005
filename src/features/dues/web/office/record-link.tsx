import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import * as duesTexts from '~/shared/dues/texts';

type RecordLinkProps = { payer: `user=${number}` | `shop=${number}`; name: string };

/** Renders the way from a row to *Record payment*, with its payer chosen. */
export const RecordLink = ({ payer, name }: RecordLinkProps) => (
  <ButtonLink to={`/app/admin/dues?tab=record&${payer}`} variant="secondary" size="row">
    {duesTexts.tabs.record}
    <span className="sr-only"> {fillText(common.ofName, { name })}</span>
  </ButtonLink>
);
