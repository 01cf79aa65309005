import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldProblems, isStale, problemOf } from '~/shared/problem';
import type { Event } from '../../contract';
import { isEventsQuery } from '../queries';
import { call } from './api';
import {
  bodyOf, checkValues, emptyValues, mergeValues, needed, valuesOf, type EventErrors, type EventField, type EventValues,
} from './event-form';
import { outcomeProblems, savedText } from './outcome';
import { usePosters } from './use-posters';

export type Say = (text: string, problems?: readonly string[]) => void;

type Problems = { missing: readonly EventField[]; errors: EventErrors; stale: boolean; theirs: Partial<Record<EventField, string>> };
const fine: Problems = { missing: [], errors: {}, stale: false, theirs: {} };

/** The state and the saving of the form that makes an event (`event` is null) or edits one, with new posters. */
export function useEventForm(event: Event | null, { say, onSaved }: { say: Say; onSaved: () => void }) {
  const client = useQueryClient();
  const [base, setBase] = useState(() => ({ values: event ? valuesOf(event) : emptyValues, readAt: event?.updated_at }));
  const [values, setValues] = useState(base.values);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState(fine);
  /** Counts the refusals of what was typed, for the focus. */
  const [refusals, setRefusals] = useState(0);
  const [phase, setPhase] = useState<'typing' | 'saving' | 'uploading'>('typing');
  const posters = usePosters();
  const failed = event ? 'Failed to update event' : 'Failed to create event';

  const change = <F extends EventField>(name: F, value: EventValues[F]) => {
    // What is on its way to the server stands still; disabled fields would lose the focus.
    if (phase !== 'typing') return;
    setValues((now) => ({ ...now, [name]: value }));
    setProblems((now) => ({
      ...now,
      missing: now.missing.filter((other) => other !== name),
      errors: { ...now.errors, [name]: undefined },
    }));
  };

  const refuse = (error: unknown) => {
    const said = Object.entries(fieldProblems(error)) as [EventField, string][];
    const stale = isStale(error);
    setProblems({
      ...fine,
      missing: said.filter(([, text]) => text === needed).map(([name]) => name),
      errors: Object.fromEntries(said.filter(([name, text]) => name in emptyValues && text !== needed)),
      stale,
    });
    setRefusals((count) => count + 1);
    // What the form says itself need not cover it.
    say(failed, stale || said.length > 0 ? [] : [problemOf(error)]);
  };

  const save = async () => {
    const found = checkValues(values);
    setProblems({ ...fine, ...found });
    if (found.missing.length > 0 || Object.keys(found.errors).length > 0) return setRefusals((count) => count + 1);
    say('');
    setPhase('saving');
    try {
      const body = bodyOf(values);
      const saved = event
        ? await call('PATCH /api/events/:id/edit/', { params: { id: event.id }, body: { ...body, updated_at: base.readAt } })
        : await call('POST /api/events/create/', { body });
      setPhase('uploading');
      const outcome = files.length > 0 ? await posters.send(saved.id, files) : null;
      onSaved();
      say(savedText(event ? 'updated' : 'created', outcome), outcome ? outcomeProblems(outcome, files.length) : []);
    } catch (error) {
      refuse(error);
    } finally {
      setPhase('typing');
      void client.invalidateQueries({ predicate: isEventsQuery });
    }
  };

  /** After a stale save: what is saved now, under what was typed here. */
  const reload = async () => {
    if (!event) return;
    setPhase('saving');
    try {
      const now = await call('GET /api/events/event/:id/', { params: { id: event.id } });
      const { values: merged, theirs } = mergeValues(base.values, values, valuesOf(now));
      setBase({ values: valuesOf(now), readAt: now.updated_at });
      setValues(merged);
      setProblems({ ...fine, theirs });
    } catch (error) {
      say(failed, [problemOf(error)]);
    } finally {
      setPhase('typing');
    }
  };

  return { values, files, problems, refusals, phase, change, setFiles, save, reload, transfers: posters.transfers, stop: posters.stop };
}

export type EventFormState = ReturnType<typeof useEventForm>;
