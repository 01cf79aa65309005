import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { areas } from '~/features/areas/server/public';
import { notFound } from '~/platform/errors/http-error';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import type { Site } from '~/platform/site';
import { pathId } from '~/shared/fields';
import { cardSheets } from '../tables';

const params = z.object({ id: pathId });
const query = z.object({ expires: z.coerce.number().int().positive(), signature: z.string().max(64) });
const pathOf = (id: number) => `/api/cards/sheet/${id}/file`;

/** The signed addresses of finished printing sheets. */
export function sheetAddresses({ config, clock }: Pick<Site, 'config' | 'clock'>) {
  const signed = createSignedAddresses(config, clock, 'card-sheets');
  return { address: (id: number) => signed.address(pathOf(id)), secondsLeft: signed.secondsLeft };
}
export type SheetAddresses = ReturnType<typeof sheetAddresses>;

/** Serves printing sheets at their signed addresses, and only there. Whatever is wrong with the address is a 404. */
export function registerSheetFiles(app: FastifyInstance, site: Site): void {
  const addresses = sheetAddresses(site);
  app.get('/api/cards/sheet/:id/file', { schema: { hide: true } }, async (request, reply) => {
    const path = params.safeParse(request.params);
    const signed = query.safeParse(request.query);
    if (!path.success || !signed.success) throw notFound();
    const { id } = path.data;
    const left = addresses.secondsLeft(pathOf(id), signed.data.expires, signed.data.signature);
    const [sheet] =
      left === null
        ? []
        : await site.db
            .select({ file: cardSheets.file, area: areas.name })
            .from(cardSheets)
            .innerJoin(areas, eq(cardSheets.areaId, areas.id))
            .where(and(eq(cardSheets.id, id), isNotNull(cardSheets.file)));
    const file = sheet?.file ? await site.files.read(sheet.file) : null;
    if (!sheet || !file) throw notFound();
    return reply
      .headers({
        'Content-Type': file.contentType,
        'Content-Length': file.size,
        'Content-Disposition': `attachment; filename="cards-${slug(sheet.area)}.pdf"`,
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      })
      .send(file.stream);
  });
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'area';
