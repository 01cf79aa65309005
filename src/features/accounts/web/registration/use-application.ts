import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { areasQuery } from '~/features/areas/web/public';
import { fieldProblems } from '~/shared/problem';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { applicationResolver, formOf, stepOf, steps, type Application, type FieldName } from './application';
import { forgetDraft, readDraft, saveDraft } from './draft';
import { failureLines } from './failure-lines';
import { useSending } from './use-sending';

/** Where the focus goes next: a field, or else the top of the step. */
export interface Aim {
  step: number;
  field?: FieldName | undefined;
  /** Where the page itself begins: the focus stays where it is. */
  still?: boolean;
}

/**
 * The wizard's state: the form, its steps, the draft kept on the device, and the sending. What is shown of it is the
 * screen's (wizard.tsx).
 */
export function useApplication() {
  const form = useForm<Application>({
    resolver: applicationResolver,
    shouldFocusError: false,
  });
  // After hydration, because the HTML is the same for everybody.
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated ? readDraft() : null), [hydrated]);
  const begin = useMemo<Aim>(() => ({ step: draft?.step ?? 0, still: true }), [draft]);
  const [chosenAim, setAim] = useState<Aim>();
  const [marked, setCompleted] = useState<number[]>();
  const [renounced, setRenounced] = useState(false);
  const [lines, setLines] = useState<string[]>([]);
  const [done, setDone] = useState('');
  const sending = useRef(false);
  const { share, stopped, sendOff, stop } = useSending();
  // With none to choose from; one that only failed to come again is no reason to go on without.
  const areasFailed = useQuery(areasQuery).isLoadingError;
  const aim = chosenAim ?? begin;
  const { step } = aim;
  // The photo and the passwords of the first step are not in a draft.
  const completed = useMemo(() => marked ?? draft?.completed.filter((index) => index > 0) ?? [], [marked, draft]);

  // What was typed before the script came wins.
  useEffect(() => {
    if (!draft) return;
    const typed = Object.entries(form.getValues()).filter(([, value]) => value);
    form.reset({ ...draft.values, ...Object.fromEntries(typed) });
  }, [form, draft]);

  useEffect(() => {
    if (!hydrated) return;
    const keep = () => {
      if (!sending.current) saveDraft({ values: form.getValues(), step, completed });
    };
    keep();
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        keep();
        if (type !== 'change') return;
        // A message goes as soon as it is no longer true. None comes on leaving a field: it would push the button away
        // from under the pointer that is about to press it.
        const names = name === 'password' ? (['password', 'confirm_password'] as const) : [name as FieldName];
        const faulty = names.filter((each) => each === 'passport_photo' || form.getFieldState(each).error);
        if (faulty.length > 0) void form.trigger(faulty);
      },
    });
  }, [form, hydrated, step, completed]);

  const goTo = (target: number) => {
    if (target > step)
      setCompleted([...new Set([...completed, ...Array.from({ length: target }, (_, index) => index)])]);
    setAim({ step: target });
  };

  /** Checks this step and goes on. Without areas to choose from, theirs is checked at the end only. */
  const next = async () => {
    const names: FieldName[] =
      steps[step]?.fields.filter((name) => !(areasFailed && (name === 'area' || name === 'unit'))) ?? [];
    const good = await form.trigger(names);
    if (good) return goTo(step + 1);
    openFirst(names.filter((name) => form.getFieldState(name).invalid));
  };

  const openFirst = (names: readonly string[]) => {
    const first = stepOf(names);
    if (first >= 0) setAim({ step: first, field: steps[first]?.fields.find((name) => names.includes(name)) });
  };

  const send = async (application: Application) => {
    try {
      const answer = await sendOff(formOf(application));
      if (!answer) {
        sending.current = false;
        return;
      }
      forgetDraft();
      setDone(answer.message);
    } catch (error) {
      sending.current = false;
      const messages = Object.entries(fieldProblems(error)).filter(([name]) => stepOf([name]) >= 0);
      for (const [name, message] of messages) form.setError(name as FieldName, { type: 'server', message });
      setLines(failureLines(error));
      openFirst(messages.map(([name]) => name));
    }
  };

  const submit = async () => {
    // State would be a render late for the second press of a double click.
    if (sending.current || done) return;
    sending.current = true;
    setLines([]);
    await form.handleSubmit(
      () => send(form.getValues()),
      (errors: FieldErrors<Application>) => {
        sending.current = false;
        openFirst(Object.keys(errors));
      },
    )();
  };

  const startOver = () => {
    forgetDraft();
    form.reset(Object.fromEntries(steps.flatMap(({ fields }) => fields.map((name) => [name, '']))));
    form.setValue('passport_photo', null);
    setCompleted([]);
    setRenounced(true);
    setLines([]);
    setAim({ step: 0 });
  };

  const faulty = steps.flatMap(({ fields }, index) =>
    fields.some((name) => form.formState.errors[name]) ? [index] : [],
  );
  const restored = draft !== null && !renounced;
  return { form, aim, completed, faulty, restored, lines, done, share, stopped, goTo, next, submit, stop, startOver };
}
