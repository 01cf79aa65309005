import { useMutation } from '@tanstack/react-query';
import { nowIso } from '~/shared/dates';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Level } from '../contract/choices';
import { positionForm } from '../contract/forms';
import * as texts from '../texts';
import { addPosition } from './queries';

/** What the form holds, as its controls have it; '' is nothing. */
export type PositionValues = Record<'user_id' | 'title' | 'level' | 'area_id' | 'unit_id' | 'since' | 'until', string>;

/** What is sent: the place as far as the level has one. */
function positionBody({ level, area_id: area, unit_id: unit, until, ...rest }: PositionValues) {
  return {
    ...rest,
    level: level as Level,
    area_id: level === 'district' ? null : area || null,
    unit_id: level === 'unit' ? unit || null : null,
    until: until || null,
  };
}

/** A new position, from today unless another day is chosen. `onAdded` hears that it is there. */
export function usePositionForm(onAdded: () => void) {
  const { mutateAsync } = useMutation(addPosition);
  return useRecordForm<PositionValues>({
    opened: {
      values: {
        user_id: '',
        title: '',
        level: 'area',
        area_id: '',
        unit_id: '',
        since: nowIso().slice(0, 10),
        until: '',
      },
    },
    schema: positionForm,
    body: ({ values }) => positionBody(values),
    failed: texts.addFailed,
    save: async ({ values }) => {
      await mutateAsync({ body: positionBody(values) });
      onAdded();
    },
  });
}
