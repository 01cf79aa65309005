import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, type FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { fillText } from '~/shared/fill-text';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { MessageBanner } from '~/ui/message-banner';
import { JoiningConsents } from '~/features/privacy/web/public';
import { SubmitButton, singlePress } from '~/features/sign-in/web/public';
import { steps } from './application';
import type { ApplicationForm } from './form-fields';
import { Sending } from './sending';
import { StepIndicator } from './step-indicator';
import type { useApplication } from './use-application';
import { Summary } from './summary';
import { BasicStep, PersonalStep, ProfessionalStep } from './wizard-steps';
import * as texts from '../../texts';

const bodies = [BasicStep, ProfessionalStep, PersonalStep];

/** The application in three steps, all mounted (docs/product/applications.md, "Registration wizard"). */
export function Wizard({
  form,
  step,
  arrived,
  aim,
  completed,
  faulty,
  restored,
  checking,
  share,
  stopped,
  goTo,
  next,
  stop,
  startOver,
}: ReturnType<typeof useApplication>) {
  const field = aim?.step === step ? aim.field : undefined;
  const last = step === steps.length - 1;
  const { message, submit } = form;
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const alertBox = useRef<HTMLDivElement>(null);
  const place = useRef<{ step: number; aim: typeof aim }>(null);

  // On loading, the focus stays where it is; Back and Forward lead to the top of a step.
  useEffect(() => {
    if (!arrived) return;
    const before = place.current;
    place.current = { step, aim };
    if (!before || (before.step === step && before.aim === aim)) return;
    if (before.aim !== aim && field) form.setFocus(field);
    else headings.current[step]?.focus();
  }, [arrived, aim, step, field, form]);
  useEffect(() => {
    if (message && !field) alertBox.current?.scrollIntoView({ block: 'center' });
  }, [message, field]);

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (last) submit();
    else void next();
  };

  return (
    <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start">
      <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
        <StepIndicator current={step} completed={completed} faulty={faulty} onStep={goTo} />
        <p className="mt-8 border-t border-line pt-4 text-sm text-muted max-lg:hidden">{texts.draftNote}</p>
      </div>
      <form method="post" noValidate onSubmit={press} className="min-w-0">
        <div aria-live="polite">
          {restored && (
            <Alert tone="info" className="mb-5">
              <p>
                {texts.draftKept}
                <StillMissing form={form} />
              </p>
              <Button variant="link" size="sm" onClick={startOver}>
                {texts.startOver}
              </Button>
            </Alert>
          )}
        </div>
        <Card padding="none" className="px-5 py-6 shadow-md sm:px-8 sm:py-8">
          <div ref={alertBox}>
            <MessageBanner message={message} className="mb-6" />
          </div>
          {bodies.map((Body, index) => (
            <div key={steps[index]?.title} hidden={index !== step}>
              <p className="text-sm font-semibold text-laterite-ink tabular-nums">
                {fillText(texts.stepOfSteps, { index: index + 1, count: steps.length })}
              </p>
              <h2
                ref={(element) => {
                  headings.current[index] = element;
                }}
                tabIndex={-1}
                className="mt-1 mb-6 text-2xl outline-none"
              >
                {steps[index]?.title}
              </h2>
              <Body form={form} />
            </div>
          ))}
          {last && <Summary form={form} onChange={goTo} />}
          <JoiningConsents
            control={form.register('consents')}
            hidden={!last}
            className="mt-8 border-t border-line pt-6"
          />
          <div className="mt-8 flex flex-wrap-reverse items-center gap-3 border-t border-line pt-6">
            {step > 0 && (
              <Button variant="secondary" size="lg" onClick={() => goTo(step - 1)} className="max-sm:flex-1">
                <ArrowLeft aria-hidden="true" />
                {texts.previous}
              </Button>
            )}
            <SubmitButton
              key={String(last)}
              {...singlePress}
              size="lg"
              loading={form.isSaving || checking}
              className="ms-auto max-sm:flex-1 max-sm:whitespace-nowrap"
            >
              {last ? texts.submitApplication : texts.next}
              {!last && <ArrowRight aria-hidden="true" />}
            </SubmitButton>
          </div>
          {share !== null && <Sending share={share} onCancel={stop} />}
          <div aria-live="polite">
            {stopped && (
              <Alert tone="info" className="mt-5">
                {texts.sendingStopped}
              </Alert>
            )}
          </div>
        </Card>
        <p className="mt-5 text-sm text-muted lg:hidden">{texts.draftNote}</p>
      </form>
    </div>
  );
}

/** Names what a draft does not hold, until it is entered again. */
function StillMissing({ form: { control } }: { form: ApplicationForm }) {
  const [photo, password, again] = useWatch({ control, name: ['passport_photo', 'password', 'confirm_password'] });
  const hasPasswords = Boolean(password && again);
  if (photo) return !hasPasswords && ` ${texts.draftWithoutPasswords}`;
  return ` ${hasPasswords ? texts.draftWithoutPhoto : texts.draftWithoutBoth}`;
}
