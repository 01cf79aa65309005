import { useMutation } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { errorMessage } from '~/shared/error-message';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { call } from '../api';
import * as texts from '../../texts';

type AadhaarProps = {
  masked: string;
  ask: () => Promise<{ aadhaar: string | null }>;
};

/** Renders an Aadhaar number, masked until revealed. The server records each reveal, the browser stores none. */
export function Aadhaar({ masked, ask }: AadhaarProps) {
  const { data, mutate: reveal, reset: hide, isPending, error } = useMutation({ mutationFn: ask, gcTime: 0 });
  const number = data?.aadhaar ?? null;
  const shown = number !== null;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span role="status" className="tabular-nums">
        {shown ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : masked}
      </span>
      <Button
        variant="link"
        size="sm"
        aria-label={shown ? texts.hideAadhaar : texts.showAadhaar}
        loading={isPending}
        onClick={() => (shown ? hide() : reveal())}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {shown ? texts.hide : common.show}
      </Button>
      {error && (
        <span role="alert" className="basis-full text-sm text-danger">
          {errorMessage(error, texts.aadhaarFailed, { aadhaar_unreadable: true, too_many: true })}
        </span>
      )}
    </span>
  );
}

/** Renders another person's Aadhaar number, which a superuser can reveal. */
export const AadhaarOf = ({ id, masked }: { id: number; masked: string }) => (
  <Aadhaar masked={masked} ask={() => call('GET /api/users/:id/aadhaar/', { params: { id } })} />
);
