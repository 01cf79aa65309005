import { useMutation } from '@tanstack/react-query';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { RadioField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { diets, type Diet } from '../../contract/choices';
import type { Own } from '../../contract/schemas';
import * as texts from '../../texts';
import { register } from '../mutations';
import * as common from '~/shared/texts';

type PartyFormProps = {
  eventId: number;
  ownSeat: Own | null;
  /** The most guests. */
  maxGuests: number;
  isFull: boolean;
  messages: Messages;
  onClose: () => void;
};

interface Values {
  guests: string;
  /** Of the person, then of each guest. */
  diets: Diet[];
}

/** Renders the form of a party: how many guests, and a diet for each head. */
export function PartyForm({ eventId, ownSeat, maxGuests, isFull, messages, onClose }: PartyFormProps) {
  const saving = useMutation(register);
  const heads = Array.from({ length: maxGuests + 1 }, (_, head) => head);
  const bodyOf = ({ guests, diets: chosen }: Values) => ({
    guests: Number(guests),
    diets: chosen.slice(0, Number(guests) + 1),
  });
  const form = useRecordForm<Values>({
    opened: {
      values: { guests: String(ownSeat?.guests ?? 0), diets: heads.map((head) => ownSeat?.diets[head] ?? 'veg') },
    },
    // Loaded with the form, which is loaded for people who are logged in.
    schema: async () => (await import('../../contract/forms')).registrationForm,
    body: ({ values }) => bodyOf(values),
    save: async ({ values }) => {
      const saved = await saving.mutateAsync({ params: { id: eventId }, body: bodyOf(values) });
      const joined = saved.status === 'waiting' ? fillText(texts.nowWaiting, { place: saved.place }) : texts.nowGoing;
      messages.success(ownSeat ? texts.partyChanged : joined);
      onClose();
    },
    failed: texts.notRegisteredNow,
    withReason: true,
  });
  const count = Number(form.watch('guests'));
  return (
    <Form form={form} label={texts.registrationTitle} guards={false}>
      <div className="flex flex-col gap-5">
        {maxGuests > 0 && (
          <SelectField
            form={form}
            name="guests"
            label={texts.guestsLabel}
            options={heads.map((guests) => ({
              value: String(guests),
              label: guests === 0 ? texts.noGuests : countText(texts.guestCount, guests),
            }))}
          />
        )}
        {heads.slice(0, count + 1).map((head) => (
          <RadioField
            key={head}
            form={form}
            name={`diets.${head}` as 'diets.0'}
            label={head === 0 ? texts.ownDiet : fillText(texts.guestDiet, { number: head })}
            inline
            options={diets.map((value) => ({ value, label: texts.dietNames[value] }))}
          />
        ))}
      </div>
      <div className="mt-5">
        <FormActions
          form={form}
          submitLabel={ownSeat ? common.save : isFull ? texts.joinList : texts.register}
          onCancel={onClose}
        />
      </div>
    </Form>
  );
}
