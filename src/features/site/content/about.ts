import type { Counted } from '../contract';
import * as texts from '../texts';
import { figure } from './site';

// The words are in the catalogue (texts/en.ts, texts/ml.ts).
/** The text beside the booklet's button. */
export const historyIntro = texts.historyIntro;

/** Returns the quick facts: counted, or as claimed (docs/product/general.md, "Fixed numbers"). */
export const quickFacts = (counted: Counted | null | undefined) => [
  { value: figure(counted?.people, '1505'), label: texts.totalMembers },
  { value: figure(counted?.areas, '7'), label: texts.areaCommitteesFact },
  { value: figure(counted?.units, '36'), label: texts.unitCommitteesFact },
];

/** The five core values; their number and order are fixed. */
export const values = [
  { id: 'excellence', title: texts.excellence, text: texts.excellenceText },
  { id: 'innovation', title: texts.innovation, text: texts.innovationText },
  { id: 'collaboration', title: texts.collaboration, text: texts.collaborationText },
  { id: 'integrity', title: texts.integrity, text: texts.integrityText },
  { id: 'service', title: texts.service, text: texts.serviceText },
] as const;

/** The milestones, newest first. */
export const achievements = [
  { year: 2020, title: texts.in2020, text: texts.in2020Text },
  { year: 2018, title: texts.in2018, text: texts.in2018Text },
  { year: 2015, title: texts.in2015, text: texts.in2015Text },
  { year: 2010, title: texts.in2010, text: texts.in2010Text },
  { year: 2005, title: texts.in2005, text: texts.in2005Text },
] as const;

/** The five organisations that the committee is affiliated to. */
export const affiliations = [
  { name: texts.stateCommittee, note: texts.stateCommitteeNote },
  { name: texts.professionalsCouncil, note: texts.professionalsCouncilNote },
  { name: texts.tradesChamber, note: texts.tradesChamberNote },
  { name: texts.earthForum, note: texts.earthForumNote },
  { name: texts.volunteersNetwork, note: texts.volunteersNetworkNote },
] as const;

/** The booklet behind the History tab's button; to replace it, replace the file in public/documents/. */
export const historyPdf = '/documents/history.pdf';
