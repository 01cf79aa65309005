import type { PageNames } from '~/shared/site-names';
import type { Counted } from '../contract';
import * as texts from '../texts';
import { figure } from './site';

// The words are in the catalogue (texts/en.ts, texts/ml.ts).
/** Returns the quick facts: counted, or as claimed (docs/product/general.md, "Fixed numbers"). */
export const quickFacts = (counted: Counted | null | undefined) => [
  { value: figure(counted?.people, '1505'), label: texts.totalMembers },
  { value: figure(counted?.areas, '7'), label: texts.areaCommitteesFact },
  { value: figure(counted?.units, '36'), label: texts.unitCommitteesFact },
];

/** Returns the five core values; their number and order are fixed. */
export const valuesOf = ({ isStandard }: Pick<PageNames, 'isStandard'>) => [
  { id: 'excellence' as const, title: texts.excellence, text: texts.excellenceText },
  { id: 'innovation' as const, title: texts.innovation, text: texts.innovationText },
  {
    id: 'collaboration' as const,
    title: texts.collaboration,
    text: isStandard ? texts.collaborationText : texts.collaborationTextElsewhere,
  },
  { id: 'integrity' as const, title: texts.integrity, text: texts.integrityText },
  { id: 'service' as const, title: texts.service, text: texts.serviceText },
];

/** The booklet behind the History tab's button; to replace it, replace the file in public/documents/. */
export const historyPdf = '/documents/history.pdf';
