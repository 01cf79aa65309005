import { useState } from 'react';
import type { Receipt } from '../../../contract/schemas';
import type { DuesTabProps } from '../tabs';
import { PaymentForm } from './payment-form';
import { Recorded } from './recorded';

/** Renders the recording of payments, one after the other (docs/product/dues.md, "Office screens"). */
export function Tab({ session, messages }: DuesTabProps) {
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) return <Recorded receipt={receipt} messages={messages} onNext={() => setReceipt(undefined)} />;
  return <PaymentForm session={session} onRecorded={setReceipt} />;
}
