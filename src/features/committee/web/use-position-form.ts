import { useMutation } from '@tanstack/react-query';
import { nowIso } from '~/shared/dates';
import type { RecordFormOptions } from '~/ui/forms/use-record-form';
import type { Level } from '../contract/choices';
import { positionForm } from '../contract/forms';
import * as texts from '../texts';
import { addPosition } from './queries';

/** The values of the form as its controls hold them; '' is no value. */
export type PositionValues = Record<
  'user_id' | 'title' | 'title_ml' | 'level' | 'area_id' | 'unit_id' | 'since' | 'until',
  string
> & { show_on_home: boolean };

/** Returns the call's body, with the place as far as the level has one. */
function positionBody({ level, area_id: area, unit_id: unit, until, ...rest }: PositionValues) {
  return {
    ...rest,
    level: level as Level,
    area_id: level === 'district' ? null : area || null,
    unit_id: level === 'unit' ? unit || null : null,
    until: until || null,
  };
}

/** Returns the options of the form of a new position, by default from today; `onAdded` is called once it is added. */
export function useNewPosition(onAdded: () => void): RecordFormOptions<PositionValues> {
  const { mutateAsync } = useMutation(addPosition);
  return {
    opened: {
      values: {
        user_id: '',
        title: '',
        title_ml: '',
        level: 'area',
        area_id: '',
        unit_id: '',
        since: nowIso().slice(0, 10),
        until: '',
        show_on_home: false,
      },
    },
    schema: positionForm,
    body: ({ values }) => positionBody(values),
    failed: texts.addFailed,
    save: async ({ values }) => {
      await mutateAsync({ body: positionBody(values) });
      onAdded();
    },
  };
}
