import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, message } from '~/shared/fields';
import { prose } from '~/shared/text';
import * as texts from '../texts';
import { setupTasks } from './tasks';

/** The key of a task of the set-up. */
export const taskKey = z.enum(setupTasks);

/** What is done and what is not, in the order in which a committee begins. */
export const setupSchema = z.object({
  open: z.boolean().describe('Whether the site is open; a new site with DEMO_DATA=0 is not'),
  tasks: z.array(
    z.object({
      key: taskKey,
      label: z.string(),
      done: z.boolean().describe('Measured from the present state of the site'),
      link: z.string().describe('The address of the screen where it is done'),
      detail: z.string().describe('What is there now, or what is missing'),
      confirmable: z.boolean().describe('Whether *This is right* makes it done'),
    }),
  ),
});
export type SetUp = z.output<typeof setupSchema>;
export type SetUpTask = SetUp['tasks'][number];

/** A district of Kerala with the forms of its name. */
const districtSchema = z.object({
  key: z.string(),
  name: z.string(),
  name_ml: z.string(),
  district_in: z.string().describe('As the setting: "in Idukki"'),
  district_in_ml: z.string(),
  district_of: z.string().describe('As the setting: "of Idukki"'),
  district_of_ml: z.string(),
});
export type District = z.output<typeof districtSchema>;

/** A list of areas with their units, a line each. */
export const areasForm = z.object({
  text: z.string({ error: texts.listNeeded }).trim().min(1, texts.listNeeded).pipe(prose(40_000)),
});

/** The mailed code. */
export const mailCodeForm = z.object({
  code: z
    .string({ error: texts.codeNeeded })
    .trim()
    .regex(/^\d{6}$/, texts.codeNeeded),
});

const confirmed = z.object({ key: z.string().max(40) });

/** The calls of the set-up (docs/product/setup.md, "Calls"). */
export const setupCalls = defineCalls({
  setup: call('GET /api/admin/setup/', 'superuser', {
    summary: 'What a new site still needs, and whether it is open',
    answers: { 200: setupSchema },
  }),
  openSite: call('POST /api/admin/setup/open/', 'superuser', {
    summary: 'Open the site to everybody and to search engines; again changes nothing',
    answers: { 200: setupSchema },
  }),
  confirmTask: call('POST /api/admin/setup/:key/confirm/', 'superuser', {
    summary: 'Say of a task that what the site has is right; 404 for a task that is measured alone',
    params: confirmed,
    answers: { 200: setupSchema },
  }),
  districtNames: call('GET /api/admin/setup/districts/', 'superuser', {
    summary: 'The fourteen districts of Kerala in both languages, from north to south',
    answers: { 200: z.array(districtSchema) },
  }),
  pasteAreas: call('POST /api/admin/setup/areas/', 'superuser', {
    summary: 'Add areas and units from a list, `Area: unit, unit` a line; 400 on `text` names the line',
    body: areasForm,
    answers: {
      200: z.object({
        message: z.string(),
        areas: count.describe('How many areas were added'),
        units: count.describe('How many units were added'),
        removed: count.describe('How many areas that came with the software were replaced'),
      }),
    },
  }),
  testMail: call('POST /api/admin/setup/mail/', 'superuser', {
    summary: 'Send a code of six digits to the office’s own address',
    answers: {
      200: z.object({
        message: z.string(),
        sent_to: z.string(),
        outbox: z.boolean().describe('Whether mails only become files in DATA_DIR/outbox'),
      }),
    },
  }),
  confirmMail: call('POST /api/admin/setup/mail/confirm/', 'superuser', {
    summary: 'Enter the code that came by mail; 400 on `code`, 429 after five tries',
    body: mailCodeForm,
    answers: { 200: message },
  }),
  removeDemo: call('POST /api/admin/setup/remove-demo/', 'superuser', {
    proof: true,
    summary: 'Remove what the demo data brought, and nothing else; 409 `in_use` lists what hangs on it, 409 `no_demo`',
    answers: { 200: z.object({ message: z.string(), removed: count.describe('How many rows') }) },
  }),
});
