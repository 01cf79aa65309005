import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import { fillPath } from '~/shared/contract';
import type { PostFile } from '../contract';
import type { FileRow } from './tables';

/** The uses of a signed file address: a member reads a circular, or the office edits a post. */
export const places = ['circular', 'office'] as const;
export type FilePlace = (typeof places)[number];

export const fileRoute = '/api/posts/files/:place/:id/:viewer';
/** Files of news are public. */
export const newsFileRoute = '/api/news/files/:id';

export type FileAddresses = ReturnType<typeof createFileAddresses>;

/**
 * Returns the addresses of posts' files. An address of a circular's file belongs to one person, whose access is checked
 * again each time it is used.
 */
export function createFileAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'post-files');
  const signedFor = (place: FilePlace, id: number, viewer: number) =>
    signed.address(fillPath(fileRoute, { params: { place, id, viewer } }));
  const present = (file: FileRow, url: string): PostFile => ({
    id: file.id,
    name: file.name,
    type: file.type,
    size: file.bytes,
    url,
  });
  return {
    ofNews: (file: FileRow) => present(file, fillPath(newsFileRoute, { params: { id: file.id } })),
    ofCircular: (file: FileRow, viewer: number) => present(file, signedFor('circular', file.id, viewer)),
    ofOffice: (file: FileRow, viewer: number) => present(file, signedFor('office', file.id, viewer)),
    secondsLeft: signed.secondsLeft,
  };
}
