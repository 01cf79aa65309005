import { useMutation, useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { DockedMessage } from '~/ui/docked-message';
import { Form } from '~/ui/forms/form';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import type { Area, OfficeUnit } from '../../contract';
import { unitForm } from '../../contract/forms';
import { officeAreasQuery, unitsQuery } from '../queries';
import { EditUnit } from './edit-names';
import { createUnit, deleteUnit } from './mutations';
import { NameFields } from './name-fields';
import { OtherName } from './other-name';
import { useNameForm } from './use-name-form';
import { useRemoval } from './use-removal';
import * as texts from '../../texts';

/** Opens the Manage Units window: an area's units, adding and deleting them. */
export function UnitsDialog({ area, ...state }: DialogState & { area: Area }) {
  return (
    <FormDialog {...state} title={texts.manageUnits} description={area.name}>
      <Units area={area.id} />
    </FormDialog>
  );
}

function Units({ area }: { area: number }) {
  const query = unitsQuery(area);
  const list = useQuery(query);
  const [message, messages] = useMessage({ clearAfter: 3000 });
  const { ask, fallback, question } = useRemoval({
    texts: texts.unitDeletion,
    deletion: deleteUnit,
    queryKey: query.queryKey,
    messages,
  });
  const office = useQuery(officeAreasQuery);
  const recordOf = (id: number) => office.data?.find((one) => one.id === area)?.units.find((unit) => unit.id === id);
  const editing = useDialog<OfficeUnit>();
  return (
    <div className="flex flex-col gap-5">
      <AddUnit area={area} messages={messages} />
      <DockedMessage message={message} />
      <div>
        <h3 ref={fallback} tabIndex={-1} className="mb-2 text-base outline-none">
          {list.data ? countText(texts.unitCount, list.data.length) : texts.units}
        </h3>
        <ListFrame query={list} failed={personTexts.unitsFailed} waiting={<UnitsSkeleton />}>
          {(units) =>
            units.length > 0 ? (
              <ul className="divide-y divide-line rounded-md border border-line">
                {units.map((unit) => (
                  <li key={unit.id} className="flex items-center gap-3 py-1 ps-4 pe-1.5">
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      <ContentText>{unit.name}</ContentText>
                      <OtherName of={recordOf(unit.id)} shown={unit.name} />
                    </span>
                    <IconButton
                      label={fillText(common.editName, { name: unit.name })}
                      disabled={!recordOf(unit.id)}
                      onClick={() => editing.show(recordOf(unit.id)!)}
                    >
                      <Pencil aria-hidden="true" />
                    </IconButton>
                    <IconButton label={fillText(common.deleteName, { name: unit.name })} onClick={() => ask(unit)}>
                      <Trash aria-hidden="true" className="text-danger" />
                    </IconButton>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-muted">{texts.noUnitsYet}</p>
            )
          }
        </ListFrame>
      </div>
      {question}
      {editing.render((state, unit) => (
        <EditUnit unit={unit} {...state} onSaved={() => messages.success(texts.unitEditing.done)} />
      ))}
    </div>
  );
}

function AddUnit({ area, messages }: { area: number; messages: Messages }) {
  const { mutateAsync } = useMutation(createUnit);
  const form = useNameForm({
    schema: unitForm,
    area,
    failed: texts.addUnitFailed,
    create: async (names) => {
      messages.clear();
      await mutateAsync({ body: { ...names, area } });
      messages.success(texts.unitAdded);
    },
  });
  return (
    <Form form={form} label={texts.addUnit} className="flex flex-col gap-3">
      <NameFields form={form} label={texts.unitName} />
      <Button type="submit" loading={form.isSaving} className="sm:self-start">
        <Plus aria-hidden="true" />
        {texts.addUnit}
      </Button>
    </Form>
  );
}

function UnitsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
