import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import type { PostFile } from '../contract';
import type { FileRow } from './views';

/** From where a file is asked for with a signature: a member reads a circular, or the office works on a post. */
export const places = ['circular', 'office'] as const;
export type FilePlace = (typeof places)[number];

const pathOf = (place: FilePlace, id: number, viewer: number) => `/api/posts/files/${place}/${id}/${viewer}`;
/** News is for everybody. */
const newsFilePath = (id: number) => `/api/news/files/${id}`;

export type FileAddresses = ReturnType<typeof createFileAddresses>;

/** The addresses of posts' files: each one of a circular is one person's, so that what they may read is decided anew when it is used. */
export function createFileAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'post-files');
  const present = (file: FileRow, url: string): PostFile => ({
    id: file.id,
    name: file.name,
    type: file.type,
    size: file.bytes,
    url,
  });
  return {
    ofNews: (file: FileRow) => present(file, newsFilePath(file.id)),
    ofCircular: (file: FileRow, viewer: number) => present(file, signed.address(pathOf('circular', file.id, viewer))),
    ofOffice: (file: FileRow, viewer: number) => present(file, signed.address(pathOf('office', file.id, viewer))),
    /** For how many seconds an address is still good; null when it is not. */
    secondsLeft: (
      place: FilePlace,
      id: number,
      viewer: number,
      { expires, signature }: { expires: number; signature: string },
    ) => signed.secondsLeft(pathOf(place, id, viewer), expires, signature),
  };
}
