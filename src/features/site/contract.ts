import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { areasTopic, committeeTopic, peopleTopic } from '~/shared/topics';

const holderSchema = z.object({ title: z.string(), name: z.string() });
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
  district: z
    .array(holderSchema)
    .nullable()
    .describe('null: none was entered, and the page has its own list with photos'),
  areas: z.array(areaCommitteeSchema),
});

export type Holder = z.output<typeof holderSchema>;
export type AreaCommittee = z.output<typeof areaCommitteeSchema>;

/** The calls of the about page. */
export const siteCalls = defineCalls({
  committees: {
    method: 'GET',
    path: '/api/committees/',
    access: 'anyone',
    summary: 'Who is in the committees today, for the about page',
    answers: { 200: committeesSchema },
    cache: { topics: [committeeTopic, peopleTopic, areasTopic], translated: true },
  },
});
