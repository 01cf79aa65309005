import { useQuery } from '@tanstack/react-query';
import { areasQuery } from '~/features/areas/web/public';
import type { ListSearch } from '~/ui/search-panel';
import { placeOptions } from '~/ui/place-options';
import { applicationStateNames, applicationStates, type ApplicationState } from '../../contract/application-words';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

/** The desk's filter, as the address has it. */
export interface DeskFilter {
  search: string;
  state: ApplicationState;
  /** An area's id, or empty for all. */
  area: string;
}

/** Returns what the desk is searched and filtered by, with the number of applications of each state. */
export function useDeskSearch(counts?: Record<ApplicationState, number>): ListSearch<DeskFilter> {
  const { data: areas = [] } = useQuery(areasQuery);
  return {
    label: texts.applicants,
    fieldLabel: texts.searchApplicants,
    placeholder: texts.searchApplicantsHint,
    choices: [
      {
        name: 'state',
        label: common.show,
        options: applicationStates.map((state) => ({
          value: state,
          label: counts ? `${applicationStateNames[state]} (${counts[state]})` : applicationStateNames[state],
        })),
      },
      {
        name: 'area',
        label: personTexts.area,
        options: placeOptions(areas, common.allAreas),
      },
    ],
  };
}
