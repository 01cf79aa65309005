import './jitless';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type Resolver,
} from 'react-hook-form';
import type { z } from 'zod';
import {
  errorMessage,
  errorReason,
  fieldMessages,
  isConflict,
  isKnownFailure,
  type KnownFailures,
} from '~/shared/error-message';
import { useFocusFault } from '../hooks/use-focus-fault';
import { useHydrated } from '../hooks/use-hydrated';
import { useMessage } from '../hooks/use-message';
import { changedValues, isEmpty, rebaseValues } from './changes';
import { useFormGuard } from './form-guard';

/** A record as a form edits it: each value as its control holds it, and the `updated_at` that came with them. */
export interface Opened<V> {
  values: V;
  readAt?: string | undefined;
}

/** What is saved. */
export interface Entered<V> {
  /** All values, as they were typed. */
  values: V;
  /** The values that differ from those the form opened with, trimmed. */
  changed: Partial<V>;
  readAt: string | undefined;
}

export interface RecordFormOptions<V extends object> {
  /** What the form opens with. Later values are ignored: nothing changes under the hands of a person who is typing. */
  opened: Opened<V>;
  /**
   * The contract's schema of the body: the browser checks with it what the server will check. On public pages a
   * function that loads it: when a person turns to the form, not with the page (docs/decisions/0018).
   */
  schema: z.ZodType | (() => Promise<z.ZodType>);
  /** Returns what is checked, as it will be sent; without it all values. Files that the schema names are part of it. */
  body?: (entered: Entered<V>) => object;
  /**
   * Sends it; rejects with CallError. For a form that stays open, resolves to the record as it is now: what was typed
   * while it was being saved stays.
   */
  save: (entered: Entered<V>) => Promise<Opened<V> | void>;
  /** Reads the record again after a conflict. */
  reread?: () => Promise<Opened<V>>;
  /**
   * The screen's texts for a save that failed, for some failures in particular, and for a record that could not be read
   * again.
   */
  failed: string;
  known?: KnownFailures;
  rereadFailed?: string;
  /** The text when nothing was changed; without it everything is sent in any case. */
  unchanged?: string;
  /** Whether the reason of a failure that `known` has no text for is shown beside `failed`. */
  withReason?: boolean;
  /** Reports the failure in another way; never called for a conflict. */
  onFailed?: (error: unknown) => void;
  /** Reports more about a conflict than the alert beside the buttons. */
  onConflict?: () => void;
  /** A message that several fields share: it is shown once, beside the buttons, and the fields are only marked. */
  saidOnce?: string;
  /**
   * Returns the text beside the buttons about faulty fields (their messages by name), besides the messages at the
   * fields.
   */
  summary?: (faults: Record<string, string>) => string | readonly string[] | undefined;
  /** Shows the first of the faulty fields (by their names) where that takes more than the focus. */
  onFaulty?: (names: string[]) => void;
  /** How long the form's own message stays, in ms; see useMessage. */
  clearAfter?: number;
  errorsToo?: boolean;
}

async function checkOf(schema: RecordFormOptions<object>['schema']): Promise<Resolver> {
  const { zodResolver } = await import('@hookform/resolvers/zod');
  return zodResolver((typeof schema === 'function' ? await schema() : schema) as z.ZodObject);
}

export type RecordForm<V extends object> = ReturnType<typeof useRecordForm<V>>;

/**
 * Edits a record, in the only way there is (decision 0012): react-hook-form's values, checked by the contract's own
 * schema, saved once however often the button is pressed, with the server's messages at their fields, the focus on the
 * first fault, and a conflict (409 `stale`) that preserves what was typed. Pass what it returns to Form, FormActions
 * and the fields of ./fields.
 */
export function useRecordForm<V extends object>(options: RecordFormOptions<V>) {
  const {
    schema,
    body = ({ values }) => values,
    save,
    reread,
    failed,
    known,
    rereadFailed = failed,
    unchanged,
    withReason,
    onFailed,
  } = options;
  const [opened, setOpened] = useState(options.opened);
  const [conflict, setConflict] = useState<'found' | 'rereading' | null>(null);
  const [theirs, setTheirs] = useState<Partial<V>>({});
  const [message, messages] = useMessage({ clearAfter: options.clearAfter ?? 5000, errorsToo: options.errorsToo });
  const element = useRef<HTMLFormElement>(null);
  const focusFault = useFocusFault(element);
  const showFaulty = options.onFaulty ?? focusFault;
  const underway = useRef(false);
  const attach = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
  }, []);

  const enteredNow = (values: V): Entered<V> => ({
    values,
    changed: changedValues(values, opened.values),
    readAt: opened.readAt,
  });
  const resolver: Resolver<V> = async (values, context, options) => {
    const check = await checkOf(schema).catch(() => null);
    // A schema that can't be loaded is not in the way: the server checks the same.
    const { errors } = check ? await check(body(enteredNow(values)), context, options as never) : { errors: {} };
    return isEmpty(errors) ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<V> };
  };
  const form = useForm<V>({ defaultValues: opened.values as DefaultValues<V>, resolver, shouldFocusError: false });
  const { isSubmitting, isDirty } = form.formState;
  /** What a form without a state to continue from has sent. */
  const sent = useRef<V>(undefined);
  const hasChanges = () => !isEmpty(changedValues(form.getValues(), opened.values));

  /**
   * Continues from another state of the record; what was typed since `since` stays. Returns what both people have
   * changed.
   */
  const rebase = (next: Opened<V>, since: V) => {
    const { values, theirs: changedByBoth } = rebaseValues(since, form.getValues(), next.values);
    setOpened(next);
    form.reset(next.values);
    for (const name of Object.keys(changedValues(values, next.values))) {
      form.setValue(name as FieldPath<V>, values[name as keyof V] as never, { shouldDirty: true });
    }
    return changedByBoth;
  };

  /** Puts the server's messages at their fields. Returns whether any is about a field of this form. */
  const showFaults = (faults: Record<string, string>): boolean => {
    const fields = Object.entries(faults).filter(([name]) => name in form.getValues());
    for (const [name, text] of fields) form.setError(name as FieldPath<V>, { type: 'server', message: text });
    if (fields.length > 0) showFaulty(fields.map(([name]) => name));
    return fields.length > 0;
  };

  /** Returns whether there was something to report about them. */
  const summarize = (faults: Record<string, string>): boolean => {
    const words = isEmpty(faults) ? undefined : options.summary?.(faults);
    if (!words?.length) return false;
    messages.error(words);
    return true;
  };

  const refuse = (error: unknown) => {
    if (isConflict(error)) {
      setConflict('found');
      return options.onConflict?.();
    }
    const faults = fieldMessages(error);
    const hasFaults = showFaults(faults);
    if (onFailed) return onFailed(error);
    if (summarize(faults) || hasFaults) return;
    const words = errorMessage(error, failed, known);
    const reason = withReason && !isKnownFailure(error, known) ? errorReason(error) : undefined;
    messages.error(words, reason ? [reason] : []);
  };

  const send = async (values: V) => {
    setTheirs({});
    try {
      const next = await save(enteredNow(values));
      setConflict(null);
      if (next) rebase(next, values);
      sent.current = next ? undefined : values;
    } catch (error) {
      refuse(error);
    }
  };

  const onFaults = (errors: FieldErrors<V>) => {
    showFaulty(Object.keys(errors));
    summarize(
      Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, (error as FieldError).message ?? ''])),
    );
  };

  /** For the form's onSubmit. The second press of a double click does nothing: state would be a render late for it. */
  const submit = (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    // While the record is read again, a save would meet the same conflict.
    if (underway.current || conflict === 'rereading') return;
    messages.clear();
    if (unchanged !== undefined && !hasChanges()) return messages.error(unchanged);
    underway.current = true;
    let faults: FieldErrors<V> | undefined;
    const keep = (errors: FieldErrors<V>) => {
      faults = errors;
    };
    void form
      .handleSubmit(send, keep)()
      .finally(() => {
        underway.current = false;
        // Not sooner: react-hook-form passes the faults to the fields last of all, and only then is there a field to
        // focus.
        if (faults) onFaults(faults);
      });
  };

  /** After a conflict: continues from the record as it is now; what was typed stays. */
  const takeCurrent = async () => {
    if (!reread) return;
    messages.clear();
    setConflict('rereading');
    try {
      setTheirs(rebase(await reread(), opened.values));
      setConflict(null);
    } catch (error) {
      setConflict('found');
      if (onFailed) onFailed(error);
      else messages.error(errorMessage(error, rereadFailed));
    }
  };

  // What was typed into the server's HTML stands in the fields, and is theirs; this notifies what depends on a value.
  const [wasHere] = useState(!useHydrated());
  const takeEarly = useEffectEvent(() => {
    const typed = Object.entries(form.getValues()).filter(
      ([name, value]) => value && value !== opened.values[name as keyof V],
    );
    if (typed.length > 0)
      form.reset({ ...opened.values, ...(Object.fromEntries(typed) as V) }, { keepDefaultValues: true });
  });
  useEffect(() => {
    if (wasHere) takeEarly();
  }, [wasHere]);

  const guard = useFormGuard();
  useEffect(() => guard?.watch({ isSaving: isSubmitting, hasChanges }));

  return {
    ...form,
    attach,
    submit,
    hasChanges,
    /** Loads what checks the values, before it is needed. */
    prepare: () => void checkOf(schema).catch(() => undefined),
    /** Returns whether leaving the page would lose anything. */
    hasUnsaved: () => isSubmitting || !isEmpty(changedValues(form.getValues(), sent.current ?? opened.values)),
    isSaving: isSubmitting,
    isDirty,
    message,
    messages,
    theirs,
    /** Set when another person has saved the record since it was read; `rereading` while it is read again. */
    conflict,
    takeCurrent: () => void takeCurrent(),
    /** For a save of several calls, which does not reject when some of them fail. */
    showFaults,
    /**
     * For a save of which only a part succeeded: continues from the record as it is now; what differs from `since`
     * stays typed.
     */
    goOnFrom: (next: Opened<V>, since: V) => void rebase(next, since),
    failed,
    saidOnce: options.saidOnce,
  };
}
