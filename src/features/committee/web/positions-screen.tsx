import { useMutation, useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import Plus from 'lucide-react/icons/plus';
import { areasQuery } from '~/features/areas/web/public';
import { accessDenied } from '~/shared/error-message';
import { countOnPage } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import { isMissing } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { ListSkeleton } from '~/ui/office/list-frame';
import { OfficeList } from '~/ui/office/office-list';
import { useOfficeList } from '~/ui/office/use-office-list';
import { OfficePage } from '~/ui/office/office-page';
import { type ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { placeOptions } from '~/ui/place-options';
import type { Position } from '../contract';
import { levels, states } from '../contract/choices';
import * as texts from '../texts';
import { AddPosition } from './add-position';
import { positionFields, type Filters } from './filters';
import { committeeOf, positionTable } from './position-table';
import { EditPosition, EndTerm } from './edit-position';
import { exportPositions, PAGE, positionsQuery, removePosition } from './queries';
import { shownTitle } from './title';

const frame = { title: common.positions, lead: texts.positionsLead, action: { Icon: Plus, label: texts.addPosition } };

/** Renders the positions of the committees (docs/product/committee.md, "Positions screen"). */
export function PositionsScreen() {
  const { data: areas = [] } = useQuery(areasQuery);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { mutateAsync: remove } = useMutation(removePosition);
  const adding = useDialog();
  const editing = useDialog<Position>();
  const ending = useDialog<Position>();
  const deletion = useDeletion(({ id }: Position) =>
    reportDeletion(messages, () => remove({ params: { id } }), {
      done: texts.removed,
      failed: texts.removeFailed,
      known: { 403: accessDenied, 404: true },
      isGone: isMissing,
    }),
  );
  const search: ListSearch<Filters> = {
    label: common.positions,
    placeholder: texts.searchHint,
    choices: [
      { name: 'level', label: common.committee, options: optionsOf(levels, texts.levelNames, texts.allCommittees) },
      { name: 'area', label: personTexts.area, options: placeOptions(areas, common.allAreasOption) },
      { name: 'state', label: texts.term, options: optionsOf(states, texts.stateNames, texts.allTerms) },
    ],
  };
  const { data, page, list, refresh, exportButtons } = useOfficeList({
    fields: positionFields,
    search,
    query: positionsQuery,
    perPage: PAGE,
    messages,
    files: { call: exportPositions, input: ({ page: _page, ...query }) => ({ query }), list: 'positions' },
  });
  return (
    <OfficePage {...frame} refresh={refresh} firstActions={exportButtons} onAction={() => adding.show(true)}>
      <OfficeList
        {...list}
        count={data && countOnPage(counts, data.count, page, PAGE)}
        countRef={deletion.fallback}
        message={message}
        words={{
          failed: texts.listFailed,
          pages: texts.listPages,
          nothing: texts.noPositionsFound,
          nothingWhy: texts.noPositionMatches,
        }}
        empty={{
          title: texts.noPositions,
          why: texts.noPositionsHint,
          action: <Button onClick={() => adding.show(true)}>{texts.addPosition}</Button>,
        }}
        icon={<Landmark />}
        table={positionTable({ onEdit: editing.show, onEnd: ending.show, onRemove: deletion.ask })}
      />
      {adding.render((state) => (
        <AddPosition {...state} onAdded={() => messages.success(texts.added)} />
      ))}
      {editing.render((state, position) => (
        <EditPosition {...state} position={position} onSaved={messages.success} />
      ))}
      {ending.render((state, position) => (
        <EndTerm {...state} position={position} onSaved={messages.success} />
      ))}
      {deletion.question((item) => ({
        title: texts.removePosition,
        description: fillText(texts.removeMeans, {
          name: item.full_name,
          title: shownTitle(item),
          committee: committeeOf(item),
        }),
        confirmLabel: common.remove,
      }))}
    </OfficePage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const PositionsWaiting = () => (
  <OfficePage {...frame} busy refresh={null}>
    <ListSkeleton />
  </OfficePage>
);

const counts = { all: texts.positionsFound, page: texts.positionsOnPage };
