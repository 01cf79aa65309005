import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { areasQuery } from '~/features/areas/web/public';
import { rememberApplication } from '~/features/sign-in/web/public';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { CallError } from '~/shared/api-client';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { call } from '../api';
import { formOf, stepOf, steps, type Application, type FieldName } from './application';
import { forgetDraft, readDraft, saveDraft } from './draft';
import { failureLines } from './failure-lines';
import { useSending } from './use-sending';
import { useSteps } from './use-steps';

/** The field that the focus goes to in a step, or else the step's top. */
export interface Aim {
  step: number;
  field?: FieldName | undefined;
}

/** The fields whose change also affects another field's message. */
const comparedWith: Partial<Record<FieldName, readonly FieldName[]>> = {
  password: ['password', 'confirm_password'],
  licenseDate: ['licenseDate', 'renewalDate'],
};

/** Returns the wizard's state: the form, its steps, the draft stored on the device, and the sending. */
export function useApplication() {
  const form = useRecordForm<Application>({
    // No values, so that input from before the script had loaded stays.
    opened: { values: {} },
    schema: () => import('./application-schema').then(({ applicationSchema }) => applicationSchema),
    failed: '',
    onFaulty: (names) => openFirst(names),
    onFailed: (error) => form.messages.error(failureLines(error)),
    save: async ({ values }) => {
      const answer = await sendOff(formOf(values));
      if (!answer) return;
      isSent.current = true;
      forgetDraft();
      rememberApplication();
      setDone(answer.message);
    },
  });
  const { getValues, getFieldState, reset, setError, setValue, subscribe, trigger } = form;
  // After hydration, because the HTML is the same for all visitors.
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated ? readDraft() : null), [hydrated]);
  const place = useSteps(draft, hydrated);
  const { step, arrived } = place;
  const [aim, setAim] = useState<Aim>();
  const [marked, setCompleted] = useState<number[]>();
  const [renounced, setRenounced] = useState(false);
  const [done, setDone] = useState('');
  const [checking, setChecking] = useState(false);
  const isSent = useRef(false);
  const { share, stopped, sendOff, stop, forgetStop } = useSending();
  // No areas at all; a failed reload of loaded areas is no reason to continue without them.
  const areasFailed = useQuery(areasQuery).isLoadingError;
  // The photo and the passwords of the first step are not in a draft.
  const completed = useMemo(() => marked ?? draft?.completed.filter((index) => index > 0) ?? [], [marked, draft]);

  // Input from before the script had loaded wins over the draft.
  useEffect(() => {
    if (!draft) return;
    const typed = Object.entries(getValues()).filter(([, value]) => value);
    reset({ ...draft.values, ...Object.fromEntries(typed) });
  }, [getValues, reset, draft]);

  useEffect(() => {
    if (!hydrated) return;
    const store = () => {
      if (!isSent.current) saveDraft({ values: getValues(), step, completed });
    };
    store();
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        store();
        if (type !== 'change') return;
        // A message disappears as soon as it is no longer true. Leaving a field adds none: it would push the button
        // away from under the pointer that is about to press it.
        const names = comparedWith[name as FieldName] ?? [name as FieldName];
        const faulty = names.filter((each) => each === 'passport_photo' || getFieldState(each).error);
        if (faulty.length > 0) void trigger(faulty);
      },
    });
  }, [getValues, getFieldState, subscribe, trigger, hydrated, step, completed]);

  const goTo = (target: number) => {
    if (target > step)
      setCompleted([...new Set([...completed, ...Array.from({ length: target }, (_, index) => index)])]);
    // Clears the messages of the last try, and of its cancellation.
    form.messages.clear();
    forgetStop();
    show({ step: target });
  };
  const show = (next: Aim) => {
    setAim(next);
    place.show(next.step);
  };

  /** Checks this step and continues. Without areas to choose from, area and unit are checked only at the end. */
  const next = async () => {
    const names: FieldName[] =
      steps[step]?.fields.filter((name) => !(areasFailed && (name === 'area' || name === 'unit'))) ?? [];
    const good = await trigger(names);
    if (good && (step > 0 || (await hasFreeAddresses()))) return goTo(step + 1);
    openFirst(names.filter((name) => getFieldState(name).invalid));
  };

  /** Has the server check e-mail and phone, and marks what it refuses. Without its answer the sending decides. */
  const hasFreeAddresses = async () => {
    const { email = '', phone = '' } = getValues();
    setChecking(true);
    try {
      await call('POST /api/auth/register/check/', { body: { email, phone } }, { anonymous: true });
      return true;
    } catch (error) {
      const refused = Object.entries(error instanceof CallError ? error.fields : {});
      for (const [name, [message]] of refused) setError(name as FieldName, { type: 'server', message });
      return refused.length === 0;
    } finally {
      setChecking(false);
    }
  };

  const openFirst = (names: readonly string[]) => {
    const first = stepOf(names);
    if (first >= 0) show({ step: first, field: steps[first]?.fields.find((name) => names.includes(name)) });
  };

  const startOver = () => {
    forgetDraft();
    reset(Object.fromEntries(steps.flatMap(({ fields }) => fields.map((name) => [name, '']))));
    setValue('passport_photo', null);
    setValue('consents', []);
    setCompleted([]);
    setRenounced(true);
    form.messages.clear();
    setAim({ step: 0 });
    place.reset();
  };

  const faulty = steps.flatMap(({ fields }, index) =>
    fields.some((name) => form.formState.errors[name]) ? [index] : [],
  );
  const restored = draft !== null && !renounced;
  return {
    form,
    step,
    arrived,
    aim,
    completed,
    faulty,
    restored,
    done,
    checking,
    share,
    stopped,
    goTo,
    next,
    stop,
    startOver,
  };
}
