import { useState } from 'react';
import { useAddress } from '~/ui/hooks/use-address';
import { Skeleton } from '~/ui/skeleton';
import type { Receipt } from '../../../contract/schemas';
import type { DuesTabProps } from '../tabs';
import { PaymentForm } from './payment-form';
import { Recorded } from './recorded';
import { usePayer } from './use-payer';

/** Who pays, where another screen led here from a person or a shop; 0: to be chosen. */
const fields = { user: 0, shop: 0 } as const;

/** Renders the recording of payments, one after the other (docs/product/dues.md, "Office screens"). */
export function Tab({ session, messages }: DuesTabProps) {
  const { shown, correct } = useAddress(fields);
  const [receipt, setReceipt] = useState<Receipt>();
  const { payer, isPending } = usePayer(session, shown);
  const next = () => {
    correct(fields);
    setReceipt(undefined);
  };
  if (receipt) return <Recorded receipt={receipt} messages={messages} onNext={next} />;
  if (isPending) return <Skeleton className="h-96" />;
  return <PaymentForm session={session} opened={payer} onRecorded={setReceipt} />;
}
