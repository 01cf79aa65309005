import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { areas } from '~/features/areas/server/public';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import { registerSignedFiles } from '~/platform/http/stored-files';
import type { Site } from '~/platform/site';
import { fillPath } from '~/shared/contract';
import { pathId } from '~/shared/fields';
import { cardSheets } from '../tables';

const params = z.object({ id: pathId });
const route = '/api/cards/sheet/:id/file';

/** Creates the signed addresses of finished printing sheets. */
export function sheetAddresses({ config, clock }: Pick<Site, 'config' | 'clock'>) {
  const signed = createSignedAddresses(config, clock, 'card-sheets');
  const address = (id: number) => signed.address(fillPath(route, { params: { id } }));
  return { address, secondsLeft: signed.secondsLeft };
}
export type SheetAddresses = ReturnType<typeof sheetAddresses>;

/** Serves printing sheets at their signed addresses only; any fault of an address is a 404. */
export function registerSheetFiles(app: FastifyInstance, site: Site): void {
  registerSignedFiles(app, site.files, {
    route,
    params,
    addresses: sheetAddresses(site),
    find: async ({ id }) => {
      const [sheet] = await site.db
        .select({ file: cardSheets.file, area: areas.name })
        .from(cardSheets)
        .innerJoin(areas, eq(cardSheets.areaId, areas.id))
        .where(and(eq(cardSheets.id, id), isNotNull(cardSheets.file)));
      if (!sheet?.file) return null;
      return { key: sheet.file, disposition: `attachment; filename="cards-${slug(sheet.area)}.pdf"` };
    },
  });
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'area';
