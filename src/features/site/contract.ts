import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count } from '~/shared/fields';
import { pictureSchema } from '~/shared/media';
import { areasTopic, committeeTopic, peopleTopic, siteTopic } from '~/shared/topics';

const holderSchema = z.object({ title: z.string(), name: z.string() });
/** A holder of an office of the district; the photo is shown with the person's leave. */
const officerSchema = holderSchema.extend({ photo: z.string().nullable() });
const names = z.array(z.string()).describe('Who holds no office in it');

/** The committee of an area, and the committees of its units (docs/product/site.md, "About page"). */
const areaCommitteeSchema = z.object({
  area: z.string(),
  officers: z.array(holderSchema),
  members: names,
  units: z.array(z.object({ unit: z.string(), officers: z.array(holderSchema), members: names })),
});

/** The committees of the about page. */
export const committeesSchema = z.object({
  leaders: z
    .array(officerSchema.extend({ phone: z.string().nullable() }))
    .describe('Whom the home page shows; until the first office of the district is entered, those that ship'),
  district: z.array(officerSchema).describe('Until the first office of the district is entered, those that ship'),
  areas: z.array(areaCommitteeSchema),
});

export type Holder = z.output<typeof holderSchema>;
export type Officer = z.output<typeof officerSchema>;
export type CommitteesAnswer = z.output<typeof committeesSchema>;
export type Leader = CommitteesAnswer['leaders'][number];
export type AreaCommittee = z.output<typeof areaCommitteeSchema>;

/** The settings of the site in the language of the call, and the figures that can be counted. */
const siteSchema = z.object({
  values: z.record(z.string(), z.string()).describe('Every setting by its key, as it is shown in this language'),
  is_standard: z
    .boolean()
    .describe('Whether the texts and pictures that ship with the site are about the district of this committee'),
  hero: pictureSchema.nullable().describe('The picture of the home page; null: the drawing'),
  hours: z.array(z.object({ days: z.string(), time: z.string() })).describe('The opening hours in words'),
  counted: z
    .object({ people: count, areas: count, units: count, annual_events: count })
    .nullable()
    .describe('null while the site claims its figures (`statistics`); at most a minute old'),
});
export type SiteAnswer = z.output<typeof siteSchema>;
export type Counted = NonNullable<SiteAnswer['counted']>;

/** The calls of the site's own pages. */
export const siteCalls = defineCalls({
  site: call('GET /api/site/', 'anyone', {
    summary: 'What the office has set for the site: how to reach it, its hours and the texts of its pages',
    answers: { 200: siteSchema },
    cache: { topics: [siteTopic], translated: true },
  }),
  committees: call('GET /api/committees/', 'anyone', {
    summary: 'Who is in the committees today, for the about page',
    answers: { 200: committeesSchema },
    cache: { topics: [committeeTopic, peopleTopic, areasTopic, siteTopic], translated: true },
  }),
});
