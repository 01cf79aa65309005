import { useMutation } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { errorMessage } from '~/shared/error-message';
import { Button } from '~/ui/button';
import * as texts from '../../texts';

type AadhaarProps = {
  masked: string;
  /** Asks the server for all digits. */
  ask: () => Promise<{ aadhaar: string | null }>;
};

/** An Aadhaar number, masked until somebody asks for it; the server records every asking, and nothing of it is kept. */
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
        {shown ? texts.hide : texts.show}
      </Button>
      {error && (
        <span role="alert" className="basis-full text-sm text-danger">
          {errorMessage(error, texts.aadhaarFailed, { aadhaar_unreadable: true, too_many: true })}
        </span>
      )}
    </span>
  );
}
