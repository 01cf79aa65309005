import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { fillText } from '~/shared/fill-text';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

/** Confirms an application. Takes the form's place, and the focus with it. */
export function Received({ message, seconds }: { message: string; seconds: number }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="corner-marks mx-auto max-w-text p-2">
      <Card padding="lg" className="text-center shadow-md">
        <CircleCheck aria-hidden="true" className="mx-auto size-14 text-primary" strokeWidth={1.5} />
        <h2 ref={title} tabIndex={-1} className="mt-4 text-2xl outline-none">
          {message}
        </h2>
        <p className="mx-auto mt-3 max-w-[32rem] text-muted">{texts.applicationReceived}</p>
        <p className="mt-5">{fillText(texts.goingToLoginIn, { seconds })}</p>
        <ButtonLink to="/login" className="mt-4">
          {personTexts.logInNow}
        </ButtonLink>
      </Card>
    </div>
  );
}
