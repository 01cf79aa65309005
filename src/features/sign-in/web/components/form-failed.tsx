import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';

/** Renders what a form shows when its code could not be fetched: the same as when its call gets no answer. */
export const FormFailed = ({ words, reason = common.noAnswer }: { words: string; reason?: string }) => (
  <Alert tone="error" className="mb-5">
    <p>{words}</p>
    {reason && <p>{reason}</p>}
  </Alert>
);
