import { z } from 'zod';
import { loadDemo, removeDemo } from '~/app/demo-data';
import { command, noWords } from './command';

export const demoLoad = command({
  name: 'demo load',
  takes: '',
  does: 'Fills an empty site with demo data; refused when anybody has put something in',
  schema: z.object({ words: noWords }),
  async run({ site, database }) {
    const lines: string[] = [];
    await loadDemo(site, database, (line) => lines.push(line));
    return { lines };
  },
});

export const demoRemove = command({
  name: 'demo remove',
  takes: '',
  does: 'Takes the demo data away; refused when there is anything else',
  schema: z.object({ words: noWords }),
  async run({ site }) {
    const removed = await removeDemo(site);
    const again = site.config.demoData ? ['DEMO_DATA=1 loads it again at the next start: take that away.'] : [];
    return { lines: [`Removed ${removed} rows and their files.`, ...again] };
  },
});
