import { mostPosterBytes } from '../../contract/limits';

/** What of the chosen files can be a poster, and what to tell of the others. */
export function sortPictures(chosen: readonly File[]): { files: File[]; problem: string | undefined } {
  const named = (text: string, files: readonly File[]) => (files.length > 0 ? [`${text}: ${files.map(({ name }) => name).join(', ')}.`] : []);
  // What a browser has no type for is the server's to judge.
  const isPicture = ({ type }: File) => type === '' || type.startsWith('image/');
  const isLarge = ({ size }: File) => size > mostPosterBytes;
  const problems = [
    ...named('Please select a valid image file', chosen.filter((file) => !isPicture(file))),
    ...named('File size must be at most 20MB', chosen.filter((file) => isPicture(file) && isLarge(file))),
  ];
  return { files: chosen.filter((file) => isPicture(file) && !isLarge(file)), problem: problems.join(' ') || undefined };
}
